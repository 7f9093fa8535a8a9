// Where text is cut, no character is left in halves.

#include "text/qt_text.h"
#include "text/quotable.h"

#include <QtTest>

using namespace moji::app;

class TestQtText : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void starts_data();
    void starts();
    void quotedWordsAreMarkedWhereTheyAreCut();
};

void TestQtText::starts_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("start");
    const auto row = [](const char* title, const QString& text, int most, const QString& start) {
        QTest::newRow(title) << text << most << start;
    };
    const QString face = QStringLiteral("\U0001F600");
    row("short", QStringLiteral("abc"), 4, QStringLiteral("abc"));
    row("just-fits", QStringLiteral("abc"), 3, QStringLiteral("abc"));
    row("longer", QStringLiteral("abcd"), 3, QStringLiteral("abc"));
    row("within-a-pair", QStringLiteral("ab") + face + face, 3, QStringLiteral("ab"));
    row("behind-a-pair", QStringLiteral("ab") + face + face, 4, QStringLiteral("ab") + face);
    row("a-pair-that-just-fits", face, 2, face);
    row("nothing-of-a-pair", face, 1, QString());
    row("nothing", face, 0, QString());
    const QString half = face.left(1); // a lone surrogate is no pair
    row("lone-at-the-cut", half + QLatin1Char('a'), 1, half);
}

void TestQtText::starts() {
    QFETCH(QString, text);
    QFETCH(int, most);
    QTEST(startOf(text, most), "start");
}

void TestQtText::quotedWordsAreMarkedWhereTheyAreCut() {
    const QString faces = QStringLiteral("\U0001F600").repeated(3);
    QCOMPARE(quotable(faces, 6), faces);
    QCOMPARE(quotable(faces, 5), faces.left(4) + QChar(u'…'));
    QCOMPARE(quotable(faces), faces);
}

QTEST_APPLESS_MAIN(TestQtText)
#include "tst_qt_text.moc"
