// DamageEvidence: lines in another encoding beside UTF-8, or damage.

#include "survey/damage_evidence.h"

#include "codec/codec_registry.h"

#include <QtTest>

using namespace moji;

namespace {

Utf8Balance balance(std::uint64_t wellFormed, std::uint64_t problems) {
    Utf8Balance made;
    made.wellFormed = wellFormed;
    made.problems = problems;
    return made;
}

} // namespace

class TestDamageEvidence final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLineOfAnotherEncodingIsBelieved() {
        DamageEvidence evidence;
        evidence.addLine(balance(0, 31), m_cyrillic);
        QVERIFY(evidence.isBelieved(*m_cyrillic));
        QVERIFY(!evidence.isBelieved(*m_western));
    }
    void singleBytesAreDamage() {
        DamageEvidence evidence;
        for (int line = 0; line < 100; ++line)
            evidence.addLine(balance(0, 1), m_western);
        QVERIFY(!evidence.isBelieved(*m_western));
    }
    void whatReadsDifferentlyFromLineToLineIsDamage() {
        DamageEvidence evidence;
        evidence.addLine(balance(0, 3), m_western);
        evidence.addLine(balance(0, 4), m_cyrillic);
        for (int line = 0; line < 10; ++line)
            evidence.addLine(balance(0, 2), nullptr);
        QVERIFY(!evidence.isBelieved(*m_western));
        QVERIFY(!evidence.isBelieved(*m_cyrillic));
    }
    void damagedLinesFullOfUtf8SayNothingOfOthers() {
        DamageEvidence evidence;
        for (int line = 0; line < 100; ++line)
            evidence.addLine(balance(40, 2), nullptr);
        evidence.addLine(balance(0, 25), m_cyrillic);
        QVERIFY(evidence.isBelieved(*m_cyrillic));
    }
    void twoEncodingsBesideUtf8AreBothBelieved() {
        DamageEvidence evidence;
        evidence.addLine(balance(1, 30), m_cyrillic);
        evidence.addLine(balance(0, 20), m_western);
        QVERIFY(evidence.isBelieved(*m_cyrillic));
        QVERIFY(evidence.isBelieved(*m_western));
    }
    void partsOfLinesNeedMore() {
        DamageEvidence few;
        few.addParts(balance(10, 3), balance(0, 3), *m_cyrillic);
        QVERIFY(!few.isBelieved(*m_cyrillic));
        DamageEvidence many;
        for (int line = 0; line < 4; ++line)
            many.addParts(balance(10, 6), balance(0, 6), *m_cyrillic);
        QVERIFY(many.isBelieved(*m_cyrillic));
        many.addLine(balance(30, 30), nullptr);
        QVERIFY(!many.isBelieved(*m_cyrillic));
    }

private:
    CodecRegistry m_registry;
    const Codec* m_cyrillic = m_registry.find("windows-1251");
    const Codec* m_western = m_registry.find("windows-1252");
};

QTEST_APPLESS_MAIN(TestDamageEvidence)
#include "tst_damage_evidence.moc"
