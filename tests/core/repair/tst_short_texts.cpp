// Words and short lines, in which a reading more, or a rare encoding, is easily a letter too good.

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

class TestShortTexts : public QObject {
    Q_OBJECT

private slots:
    void isRepaired_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("whole");
        const auto add = [](const char* name, const char* text, const char* whole) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(whole);
        };
        add("once: Greek letters are no Gurmukhi one", "24ﾏ珂∃ｿ", "24ωρο");
        add("once: no Greek letter in a Polish word", "Sze┼¢─çsetny", "Sześćsetny");
        add("once: rare characters are no Cyrillic", "ä»„ä»„ä»„ĺąłĺąłä»„ä»„", "仄仄仄平平仄仄");
        add("a usual encoding, Gaelic", "├Аrd", "Àrd");
        add("a usual encoding, Spanish", "cip├б", "cipá");
        add("a usual encoding, twice", "sp ├й makond├й", "sp é makondé");
        add("a usual encoding, of Windows", "klassisk volapĂĽk", "klassisk volapük");
        add("a usual encoding, of DOS", "daysMin: ['s├©', 'ma', 'l├©']",
            "daysMin: ['sø', 'ma', 'lø']");
        add("a rare encoding, many letters", "Atat├╝rk Cad. No: 15/3, Beyo─şlu, ─░stanbul",
            "Atatürk Cad. No: 15/3, Beyoğlu, İstanbul");
        add("quotes of Windows", "\u0093oui\u0094, d\u0092accord\u0085", "“oui”, d’accord…");
        add("an apostrophe", "don\u0092t wait\u0085", "don’t wait…");
        add("twice by the same", "CafÃƒÂ© de la gare", "Café de la gare");
    }
    void isRepaired() {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, whole);
        const RepairPlan plan = repaired(text);
        QCOMPARE(QByteArray::fromStdString(plan.text), whole);
        QCOMPARE(plan.label, Label::Lossless);
    }

    void isLeftAlone_data() {
        QTest::addColumn<QByteArray>("text");
        const auto add = [](const char* name, const char* text) {
            QTest::newRow(name) << QByteArray(text);
        };
        add("a letter of the Macintosh", "M\u0092nus");
        add("a letter of DOS at the end", "Visibilit\u0085");
        add("a letter amid letters of another encoding", "u\u00A7ivatel\u0085");
        add("UTF-8 that would be a rare character of GBK",
            "    generano i programmi dh_* in esecuzione. √à anche possibile\n"
            "¬†¬†¬† dh_* stampi quale comando sta eseguendo. Questo aiuta a\n"
            "    comprendere esattamente cosa c'√® dietro al singolo file rules\n");
        add("a Cyrillic word that would be a star", "\u0411\u00B0\u0491");
    }
    void isLeftAlone() {
        QFETCH(QByteArray, text);
        const RepairPlan plan = repaired(text);
        QCOMPARE(QByteArray::fromStdString(plan.text), text);
    }
};

QTEST_GUILESS_MAIN(TestShortTexts)
#include "tst_short_texts.moc"
