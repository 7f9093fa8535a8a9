// Titles of menu entries without their mnemonics, in every way that languages mark them.

#include "text/action_title.h"

#include <QtTest>

using namespace moji::app;

class TestActionTitle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void marksGo_data();
    void marksGo();
};

void TestActionTitle::marksGo_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("title");
    QTest::newRow("latin") << QStringLiteral("Save &as…") << QStringLiteral("Save as…");
    QTest::newRow("cyrillic") << QStringLiteral("Сохранить &как…")
                              << QStringLiteral("Сохранить как…");
    QTest::newRow("in-brackets") << QStringLiteral("另存为(&A)…") << QStringLiteral("另存为…");
    QTest::newRow("in-brackets-after-a-space")
        << QStringLiteral("저장 (&S)") << QStringLiteral("저장");
    QTest::newRow("real-ampersand")
        << QStringLiteral("Find && re&place") << QStringLiteral("Find & replace");
    QTest::newRow("real-brackets")
        << QStringLiteral("Undo (typing)") << QStringLiteral("Undo (typing)");
    QTest::newRow("none") << QStringLiteral("Bytes") << QStringLiteral("Bytes");
}

void TestActionTitle::marksGo() {
    QFETCH(const QString, text);
    QTEST(withoutMnemonic(text), "title");
}

QTEST_APPLESS_MAIN(TestActionTitle)
#include "tst_action_title.moc"
