// Words of UTF-8 that were read in another encoding: a law over every encoding that repair tries,
// what disproves a reading, and which lines are looked at more closely at all.

#include "core/repair/misread_encodings.h"
#include "repair/c1_controls.h"
#include "repair/misread_evidence.h"
#include "repair/suspicion.h"
#include "utf8/utf8_writer.h"

#include <QtTest>

#include <algorithm>

using namespace moji;
using namespace moji::repair;
using namespace moji::repair::test;

namespace {

/// The characters beyond ASCII that a reading gives.
std::u32string othersOf(const MisreadParse& parse) {
    std::u32string text;
    for (const MisreadSequence& sequence : parse.sequences) {
        for (const char32_t c : sequence.text) {
            if (c >= 0x80)
                text.push_back(c);
        }
    }
    return text;
}

} // namespace

class TestMisreadWord final : public QObject {
    Q_OBJECT

private slots:
    void wordsWithTheirMarksAreOrdinary_data() {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("repaired");
        QTest::newRow("a comma") << u"تھا،"_qs << u"ʪǡ"_qs;
        QTest::newRow("a question mark") << u"تھا؟"_qs << u"ʪǿ"_qs;
        QTest::newRow("a semicolon") << u"بڑا؛"_qs << u"Țǻ"_qs;
        QTest::newRow("no mark") << u"لکھ"_qs << u"ᘪ"_qs;
        QTest::newRow("a single character") << u"ؤ،"_qs << u"ġ"_qs;
    }
    /// Of Urdu, in the letters that windows-1256 has where UTF-8 has continuation bytes.
    void wordsWithTheirMarksAreOrdinary() {
        QFETCH(QString, word);
        QFETCH(QString, repaired);
        const std::u32string text = word.toStdU32String();
        const MisreadPart part{.begin = 0, .end = text.size(), .text = repaired.toStdU32String()};
        QCOMPARE(lookOf(text, part), Look::Ordinary);
    }

    void whatIsAllUtf8IsNeverMissed() {
        const ByteImages& images = encodings().images();
        const auto narrow = images.encodings();
        for (std::size_t i = 0; i < narrow.size(); ++i) {
            const Codec& codec = narrow[i].codec();
            int found = 0;
            for (char32_t c = 0x80; c < 0x30000; c += c < 0x3000 ? 1 : 97) {
                if (c >= 0xD800 && c < 0xE000)
                    continue;
                const std::string utf8 = toUtf8(std::u32string(U"a") + c + c + U" " + c);
                const auto damaged = decodeWhole(codec, asBytes(utf8));
                if (!damaged || encodeAll(codec, *damaged) != Bytes(utf8.begin(), utf8.end()))
                    continue;
                ++found;
                QVERIFY((images.mayAllBeUtf8(*damaged) >> i & 1) != 0);
                const std::u32string cut = damaged->substr(0, damaged->size() - 1);
                QVERIFY((images.mayAllBeUtf8(cut) >> i & 1) == 0);
            }
            QVERIFY2(found > 100, narrow[i].name().c_str());
        }
    }

    /// What decoding and encoding say of single bytes is the same: the images come from decoding.
    void aByteIsWhatEncodingGives() {
        const auto narrow = encodings().images().encodings();
        for (std::size_t i = 0; i < narrow.size(); ++i) {
            const Codec& codec = narrow[i].codec();
            for (char32_t c = 0; c < 0x10000; ++c) {
                if (c >= 0xD800 && c < 0xE000)
                    continue;
                const auto bytes = encodeAll(codec, {&c, 1});
                const auto byte = encodings().byte(i, c);
                QVERIFY2(bytes.has_value() == byte.has_value() &&
                             (!bytes || bytes->front() == *byte),
                         qPrintable(QString::number(c, 16)));
            }
        }
    }

    void whatIsReadOtherwiseComesBack_data() {
        QTest::addColumn<std::size_t>("encoding");
        for (std::size_t i = 0; i < encodings().all().size(); ++i)
            QTest::newRow(encodings().all()[i].name().c_str()) << i;
    }
    void whatIsReadOtherwiseComesBack() {
        QFETCH(std::size_t, encoding);
        const Codec& codec = encodings().all()[encoding].codec();
        int words = 0;
        for (char32_t c = 0xA1; c < 0x2FFF; ++c) {
            if (c == 0xAD)
                continue;
            const std::u32string original = std::u32string(U"a") + c + U"b" + c + c;
            const std::string utf8 = toUtf8(original);
            const auto damaged = decodeWhole(codec, asBytes(utf8));
            // A space of another kind ends no word, but one that the encoding has for 20 would.
            if (!damaged || damaged->find(U' ') != damaged->npos ||
                encodeAll(codec, *damaged) != Bytes(utf8.begin(), utf8.end()))
                continue;
            const bool isWide = codec.info().family == CodecFamily::DoubleByte;
            const bool hasAsian =
                std::ranges::any_of(*damaged, [](char32_t each) { return each >= 0x2E80; });
            if (isWide && !hasAsian) // not looked for: signs alone are nobody's words
                continue;
            const auto parse = encodings().parse(*damaged, 0, encoding);
            if (!parse || (encodings().possible(*damaged, 0) >> encoding & 1) == 0)
                QFAIL(qPrintable(QStringLiteral("U+%1").arg(uint(c), 4, 16)));
            QCOMPARE(othersOf(*parse), std::u32string(3, c));
            ++words;
        }
        QVERIFY(words > 100);
    }

    void lettersOutsideOfSequencesDisproveIt() {
        const std::size_t cp1252 = indexOf("windows-1252");
        QVERIFY(encodings().parse(U"cafÃ©", 0, cp1252).has_value());
        QVERIFY(!encodings().parse(U"cafÃ©é", 0, cp1252).has_value());
        QVERIFY(encodings().parse(U"“cafÃ©”", 0, cp1252).has_value()); // quotes may be intact
        QVERIFY(!encodings().parse(U"café", 0, cp1252).has_value());
    }

    void aSpaceMayBeANoBreakSpace() {
        const auto parse = encodings().parse(U"Å koda", 0, indexOf("windows-1252"));
        QVERIFY(parse.has_value());
        QCOMPARE(parse->sequences.at(0).text, std::u32string(U"Š"));
        QVERIFY(parse->sequences.at(0).guessedSpace);
        QVERIFY(!encodings().parse(U"Å B", 0, indexOf("windows-1252")).has_value());
        QVERIFY(!encodings().parse(U"√ koda", 0, indexOf("macintosh")).has_value());
    }

    void surrogatesAreCesu8() {
        const auto parse = encodings().parse(U"í\u00A0½í¸\u008D", 0, indexOf("ISO-8859-1"));
        QVERIFY(parse.has_value() && parse->surrogates);
        QCOMPARE(parse->sequences.at(0).text, std::u32string(U"😍"));
    }

    void wordsOfOneAlphabetAreOrdinary() {
        const std::u32string text = U"Он так сказал";
        const MisreadPart part{3, 6, U"⠪"};
        QCOMPARE(lookOf(text, part), Look::Ordinary);
        const std::u32string odd = U"т╨░к";
        QCOMPARE(lookOf(odd, {1, 3, U"а"}), Look::Damaged);
    }

    void lettersOfAnotherAlphabetInAWordAreDamaged() {
        QCOMPARE(lookOf(U"lтАЩheure", {1, 4, U"’"}), Look::Damaged);
        QCOMPARE(lookOf(U"lÔÇÖheure", {1, 4, U"’"}), Look::Damaged);
        QCOMPARE(lookOf(U"ТАЩ", {0, 3, U"’"}), Look::Ordinary);
    }

    void whatNobodyWritesIsNoEvidence() {
        QCOMPARE(evidenceOf(U"é"), Evidence::Strong);
        QCOMPARE(evidenceOf(U"ʠ"), Evidence::Weak);
        QCOMPARE(evidenceOf(U"世"), Evidence::Weak);
        QCOMPARE(evidenceOf(U"世界"), Evidence::Strong);
        QCOMPARE(evidenceOf(U"\u0085"), Evidence::Never);
        QCOMPARE(evidenceOf(U"\uE000"), Evidence::Never);
        QCOMPARE(evidenceOf(U"ίί٢٢"), Evidence::Weak);
    }

    void controlsAreQuotesAtWordsOnly() {
        QCOMPARE(misreadControls(moji::test::registry(), U"parlé\u0085 \u0093oui\u0094").size(),
                 std::size_t{3});
        QVERIFY(misreadControls(moji::test::registry(), U"0x85 \u0085 0x94 \u0094").empty());
        QVERIFY(misreadControls(moji::test::registry(), U"\u0093ú\u0096{\u0094é")
                    .empty()); // 日本 in Shift_JIS
    }

    void ordinaryTextHasNoOddLines_data() {
        QTest::addColumn<QString>("line");
        for (const char* line : {"Die Straße ist breit, und über die Brücke fährt keiner mehr.",
                                 "Мы встретились вечером у старого моста и долго говорили.",
                                 "図書館は毎週月曜日に休みますので、火曜日に来てください。",
                                 "이 파일을 열 수 없습니다. 다른 이름으로 저장하시겠습니까?",
                                 "Η βιβλιοθήκη είναι κλειστή κάθε Δευτέρα, ελάτε την Τρίτη."})
            QTest::newRow(line) << QString::fromUtf8(line);
    }
    void ordinaryTextHasNoOddLines() {
        QFETCH(QString, line);
        QVERIFY(oddLines(line.toStdU32String() + U"\n").empty());
    }

    void damagedTextHasOddLines_data() {
        QTest::addColumn<QString>("line");
        for (const char* line :
             {"Ìû âñòðåòèëèñü âå÷åðîì ó ñòàðîãî ìîñòà.", "нШ БЯРПЕРХКХЯЭ БЕВЕПНЛ С ЯРЮПНЦН ЛНЯРЮ.",
              "otevøení obsahuje relativní cestu a pøepnutí", "ﾍｼｲｳｾｰﾀﾍ", "磅︽礚猭"})
            QTest::newRow(line) << QString::fromUtf8(line);
    }
    void damagedTextHasOddLines() {
        QFETCH(QString, line);
        QVERIFY(!oddLines(line.toStdU32String() + U"\n").empty());
    }
};

QTEST_GUILESS_MAIN(TestMisreadWord)
#include "tst_misread_word.moc"
