// Names of files as people read them: nothing in them is obeyed.

#include "text/safe_name.h"

#include <QTextDocument>
#include <QtTest>

using namespace moji::app;

class TestSafeName : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void names_data();
    void names();
    void markupIsText_data();
    void markupIsText();
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

void TestSafeName::markupIsText_data() {
    QTest::addColumn<QString>("sentence");
    QTest::newRow("plain") << QStringLiteral("Save the changes to a & b?");
    QTest::newRow("markup") << QStringLiteral("Save the changes to <b>a</b>?");
    QTest::newRow("picture") << QStringLiteral("<img src=\"file:///etc/passwd\"> cannot be read.");
    QTest::newRow("direction") << QStringLiteral("rtl<U+202E>txt.exe");
}

void TestSafeName::markupIsText() {
    QFETCH(QString, sentence);
    const QString shown = withoutMarkup(sentence);
    QTextDocument document; // as a label does
    if (Qt::mightBeRichText(shown))
        document.setHtml(shown);
    else
        document.setPlainText(shown);
    QCOMPARE(document.toPlainText(), sentence);
}

QTEST_MAIN(TestSafeName)
#include "tst_safe_name.moc"
