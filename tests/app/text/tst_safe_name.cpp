// Names of files as people read them: nothing in them is obeyed.

#include "text/safe_name.h"

#include <QtTest>

using namespace moji::app;

class TestSafeName : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void names_data();
    void names();
    void wordsKeepLinesAndJoiners();
};

void TestSafeName::names_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("safe");
    const auto row = [](const char* title, const char16_t* name, const char16_t* safe) {
        QTest::newRow(title) << QString::fromUtf16(name) << QString::fromUtf16(safe);
    };
    row("plain", u"a file.txt", u"a file.txt");
    row("letters", u"Привет-世界-שלום", u"Привет-世界-שלום");
    row("marks-of-their-own", u"Cafe\u0301.txt", u"Cafe\u0301.txt");
    row("right-to-left-override", u"rtl\u202Etxt.exe", u"rtl<U+202E>txt.exe");
    row("isolate", u"\u2067a\u2069", u"<U+2067>a<U+2069>");
    row("line-end", u"a\nb", u"a\u240Ab");
    row("escape", u"\u001B[31mred", u"\u241B[31mred");
    row("delete", u"a\u007F", u"a\u2421");
    row("line-separator", u"a\u2028b", u"a<U+2028>b");
    row("beyond-the-bmp", u"\U0001F600\U000E0041", u"\U0001F600<U+E0041>");
}

void TestSafeName::names() {
    QFETCH(QString, name);
    QTEST(safeName(name), "safe");
}

void TestSafeName::wordsKeepLinesAndJoiners() {
    const QString kept =
        QString::fromUtf16(u"one\n\ttwo \u0645\u200C\u0645 \U0001F469\u200D\U0001F4BB");
    QCOMPARE(safeWords(kept), kept);
    QCOMPARE(safeWords(QString::fromUtf16(u"a\u202Eb\u2066c\u001B")),
             QString::fromUtf16(u"a<U+202E>b<U+2066>c\u241B"));
}

QTEST_MAIN(TestSafeName)
#include "tst_safe_name.moc"
