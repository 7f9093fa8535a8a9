// What a word may have been before it was misread: how many bits are given to signs, gaps and
// readings, which readings prove something, and in which order they are weighed.

#include "core/repair/misread_words.h"
#include "repair/text_cost.h"

#include <QtTest>

#include <cmath>

using namespace moji;
using namespace moji::repair;
using namespace moji::repair::test;

namespace {

std::u32string misread(std::u32string_view text, std::string_view encoding) {
    const Codec& codec = *moji::test::registry().find(encoding);
    return decodeWhole(codec, asBytes(toUtf8(text))).value_or(U"");
}

std::vector<UnweighedReading> readings(std::u32string_view word, const SettledChain& settled = {}) {
    return unweighedReadings(encodings(), word, 0, 4, Wanted::All, settled);
}

/// The one that gives this word.
MisreadReading readingTo(std::u32string_view word, std::u32string_view damaged) {
    for (const UnweighedReading& each : readings(damaged)) {
        if (each.word == word)
            return each.reading;
    }
    MisreadReading none;
    none.net = -1000;
    return none;
}

} // namespace

class TestMisreadReading final : public QObject {
    Q_OBJECT

private slots:
    void signsSaveBitsAndGapsCostThem() {
        QCOMPARE(readingTo(U"café", U"cafÃ©").net, 3.0);
        QCOMPARE(readingTo(U"café", misread(U"café", "IBM850")).net, 3.0); // the lead is a sign too
        QCOMPARE(readingTo(U"súper", U"sÃºper").net, 0.0);                 // letters only
        QCOMPARE(readingTo(U"é\uFFFDa", U"Ã©Ã\uFFFDa").net, 3 - 4.0);
        QCOMPARE(readingTo(U"país", U"paÃs").net, 0 - 4.0);
    }
    /// Í and a soft hyphen are the bytes of a mark, which has nothing to combine with in Íris.
    void noMarkComesOutWithoutALetter() {
        QCOMPARE(readingTo(U"\u036Dris", U"Í\u00ADris").net, -1000.0);
        QCOMPARE(readingTo(U"(\u036Dris", U"(Í\u00ADris").net, -1000.0);
        QVERIFY(readingTo(U"a\u036Dris", U"aÍ\u00ADris").net > -1000);
    }
    void readingAgainCostsBits() {
        const std::u32string damaged = U"cafÃƒÂ©";
        QCOMPARE(readingTo(U"cafÃ©", damaged).net, 3.0);
        QCOMPARE(readingTo(U"café", damaged).net, 3 - 6.0);
        QCOMPARE(readingTo(U"café", damaged).times, std::size_t{2});
    }

    /// Quotation marks that were misread once are no intact ones around what was misread twice.
    void whatWasReadOnceIsReadAgainAsAWhole() {
        const std::u32string damaged = misread(U"„cafÃ©“", "windows-1252");
        QCOMPARE(readingTo(U"„cafÃ©“", damaged).times, std::size_t{1});
        QCOMPARE(readingTo(U"„café“", damaged).times, std::size_t{0});
    }

    void aWordInALine() {
        const auto all = unweighedReadings(encodings(), U"un cafÃ© au lait", 3, 4, Wanted::All);
        const auto found = std::ranges::find(all, U"café", &UnweighedReading::word);
        QVERIFY(found != all.end());
        const MisreadReading& reading = found->reading;
        QCOMPARE(reading.net, 3.0);
        QCOMPARE(reading.begin, std::size_t{3});
        QCOMPARE(reading.end, std::size_t{8});
        QCOMPARE(reading.parts->front().begin, std::size_t{3}); // of the word
        QVERIFY(!reading.parts->front().hasGaps);
    }

    /// As does what it looks like once: chance does not make sequences of sequences.
    void manySignsProveThatAWordWasMisreadTwice() {
        const auto proves = [](std::u32string_view word, int times) {
            std::u32string damaged(word);
            for (int i = 0; i < times; ++i)
                damaged = misread(damaged, "windows-1252");
            return !readingTo(word, damaged).provesNothing();
        };
        QVERIFY(proves(U"世世", 2));
        QVERIFY(proves(U"世", 2)); // 4 signs; read once it is ä¸–
        QVERIFY(!proves(U"世", 1));
        QVERIFY(!proves(U"世世世", 1)); // 6 signs, read once
    }

    /// What it gives is a word as good as any, or may be read once more.
    void aReadingMayGoOn() {
        QVERIFY(readingTo(U"cafÃ©", U"cafÃƒÂ©").mayGoOn);
        QVERIFY(!readingTo(U"café", U"cafÃƒÂ©").mayGoOn);
        QVERIFY(!readingTo(U"café", U"cafÃ©").mayGoOn);
        QVERIFY(!readingTo(U"για", misread(U"για", "windows-1253")).mayGoOn);
    }
    /// A letter that hardly anybody writes, twice in the same encoding or in two.
    void rareLettersAreProvenByTheSameEncodingTwice() {
        const auto twice = [](std::string_view first, std::string_view then) {
            return readingTo(U"uɣanib", misread(misread(U"uɣanib", first), then));
        };
        QVERIFY(!twice("windows-1252", "windows-1252").provesNothing());
        QVERIFY(twice("windows-1252", "macintosh").provesNothing());
    }

    void charactersThatLackAByteProveNothingWhereTheyAreMany() {
        QVERIFY(!readingTo(U"\uFFFDвеч", U"ÑÐ²ÐµÑ‡").provesNothing());
        QVERIFY(!readingTo(U"\uFFFDве", U"ÑÐ²Ðµ").provesNothing());
        QVERIFY(readingTo(U"\uFFFDв", U"ÑÐ²").provesNothing());
    }

    void neighboursAreOnePart() {
        const MisreadReading reading = readingTo(U"süße", U"sÃ¼ÃŸe");
        QVERIFY(reading.parts && reading.parts->size() == 1);
        QCOMPARE(reading.parts->front().begin, std::size_t{1});
        QCOMPARE(reading.parts->front().end, std::size_t{5});
        QCOMPARE(readingTo(U"déjà-vu", U"dÃ©jÃ\u00A0-vu").parts->size(), std::size_t{2});
    }

    /// Letters that are Hebrew in IBM852 and Greek ones in windows-1250.
    void whatIsSettledHasNoOtherReading() {
        const std::u32string word = misread(U"טקם", "IBM852");
        QVERIFY(readings(word).size() > 1);
        for (const auto& [encoding, repaired] :
             {std::pair{"IBM852", U"טקם"}, std::pair{"windows-1250", U"ΜΞΣ"}}) {
            const auto settled = readings(word, {setOf(encoding)});
            QCOMPARE(settled.size(), std::size_t{1});
            QCOMPARE(settled.front().word, std::u32string(repaired));
            QVERIFY(settled.front().isSettled);
            QCOMPARE(settled.front().reading.net, 15.0);
        }
    }
    void aReadingIsByAChain() {
        MisreadReading reading;
        reading.times = 2;
        reading.readAs = {setOf("windows-1252 ISO-8859-1"), setOf("KOI8-R")};
        QVERIFY(isBy({setOf("ISO-8859-1"), setOf("KOI8-R")}, reading));
        QVERIFY(!isBy({setOf("KOI8-R"), setOf("KOI8-R")}, reading));
        QVERIFY(!isBy({setOf("ISO-8859-1")}, reading));
        reading.times = 0;
        QVERIFY(!isBy({}, reading));
    }

    /// Up to 24 characters at either side, in the same line.
    void aWordIsWeighedAmongItsNeighbours() {
        const std::u32string before = U"une longue ligne avant le ";
        const std::u32string after = U" crème de la maison, avec du sucre";
        const std::u32string text = U"autre\n" + before + U"cafÃ©" + after;
        const auto net = [](std::u32string_view line) {
            const std::size_t begin = line.find(U"cafÃ");
            return weigh(line, begin, readings(U"cafÃ©")).front().net;
        };
        const std::u32string left = before.substr(before.size() - 24);
        const std::u32string right = after.substr(0, 24);
        const double saved = bitsOf(left + U"cafÃ©" + right) - bitsOf(left + U"café" + right);
        QVERIFY(std::abs(net(text) - saved - 3) < 1e-6);
        const std::u32string lines = U"autre ligne\ncafÃ©\rautre ligne";
        QVERIFY(std::abs(net(lines) - (bitsOf(U"cafÃ©") - bitsOf(U"café")) - 3) < 1e-6);
    }

    void theLikeliestReadingsThatProveSomethingComeFirst() {
        std::vector<UnweighedReading> all;
        for (int i = 0; i < 14; ++i) {
            UnweighedReading each{{}, U"é", true};
            each.reading.net = i;
            each.reading.end = 2;
            each.reading.ambiguous = i > 9;
            all.push_back(std::move(each));
        }
        const auto weighed = weigh(U"un Ã©", 3, all);
        QCOMPARE(weighed.size(), std::size_t{12});
        QCOMPARE(weighed.front().net, 9.0); // settled: as it was
        QCOMPARE(weighed[9].net, 0.0);
        QCOMPARE(weighed[10].net, 13.0);
        QCOMPARE(weighed.front().begin, std::size_t{3});
        QCOMPARE(weighed.front().end, std::size_t{5});
    }
};

QTEST_GUILESS_MAIN(TestMisreadReading)
#include "tst_misread_reading.moc"
