// What is left of a text that was misread: it is repaired where the rest of the text proves how, or
// the repair is called partial.

#include "core/codecs.h"
#include "repair/repairer.h"

#include <QtTest>

using namespace moji;
using namespace moji::repair;
using moji::test::registry;

namespace {

RepairPlan repaired(const QByteArray& text) {
    static const Repairer repairer(registry());
    return repairer.repair(text.toStdString()).front();
}

} // namespace

class TestMisreadRest : public QObject {
    Q_OBJECT

private slots:
    void isRepaired_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("whole");
        const auto add = [](const char* name, const char* text, const char* whole) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(whole);
        };
        add("a word with whole letters", "Тази дума е ĐżĐľĐ˛Ń€ĐµĐ´ĐµĐ˝Đ°,\nтаблиŃ†Đ°Ń‚Đ°\n",
            "Тази дума е повредена,\nтаблицата\n");
        add("what a call seems to look for",
            "\"info\": \"РџСЂРёРІРµС‚, РєР°Рє РґРµР»Р°\",\n\"search\": \"РџРѕРёСЃРє\"\n",
            "\"info\": \"Привет, как дела\",\n\"search\": \"Поиск\"\n");
        add("a range of characters", "fÃ¼r alle MÃ¤nner, GrÃ¶ÃŸe und Ãœbung\n[Â¡-Â¿â‚¬]\n",
            "für alle Männer, Größe und Übung\n[¡-¿€]\n");
        add("boxes in a word of whole letters", "Это ╨▒╤Л╨╗╨╛ ╨┤╨░╨▓╨╜╨╛\nвре╨╝╤П\n",
            "Это было давно\nвремя\n");
    }
    void isRepaired() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, whole);
        const RepairPlan plan = repaired(text);
        QCOMPARE(QByteArray::fromStdString(plan.text), whole);
        QCOMPARE(plan.label, Label::Lossless);
    }

    void isNotLossless_data() {
        QTest::addColumn<QByteArray>("text");
        const auto add = [](const char* name, const char* text) {
            QTest::newRow(name) << QByteArray(text);
        };
        add("a word as good as any in another line", "Это Р±С‹Р»Рѕ РґР°РІРЅРѕ\nтаблиС†Р°С‚Р°\n");
    }
    void isNotLossless() {
        QFETCH(QByteArray, text);
        const RepairPlan plan = repaired(text);
        QCOMPARE(plan.label, Label::Partial);
        QVERIFY(plan.text != text.toStdString());
    }

    void drawingsAreNotLeft() {
        const RepairPlan plan = repaired("D├®j├á vu ├á la fen├¬tre\n───┐\n   │\n");
        QCOMPARE(QByteArray::fromStdString(plan.text),
                 QByteArray("Déjà vu à la fenêtre\n───┐\n   │\n"));
        QCOMPARE(plan.label, Label::Lossless);
    }
};

QTEST_GUILESS_MAIN(TestMisreadRest)
#include "tst_misread_rest.moc"
