// Scores of short texts: how likely the best reading is among all different ones, and which signs
// speak against a reading by where they stand.

#include "core/codec/samples.h"
#include "core/codecs.h"
#include "detect/detector.h"
#include "detect/guess_scores.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace moji;
using moji::test::encoded;
using moji::test::registry;

namespace {

Detection detect(const Bytes& bytes) {
    return detectEncoding(MemorySource(bytes), registry(), {}).value();
}

std::ptrdiff_t different(const std::vector<EncodingGuess>& guesses) {
    return std::ranges::count(guesses, nullptr, &EncodingGuess::sameAs);
}

/// A reading that was weighed: `bits` in all, of the text and of what in it is not the letters'.
Candidate candidate(const char* encoding, std::u32string text, double bits, double textBits,
                    double otherBits) {
    Candidate weighed;
    weighed.codec = registry().find(encoding);
    weighed.reading.text = std::move(text);
    weighed.text.bits = textBits;
    weighed.text.otherBits = otherBits;
    weighed.text.letters = weighed.text.tellingLetters = 100;
    weighed.bits = bits;
    return weighed;
}

EncodingGuess guessOf(const Candidate& candidate) {
    EncodingGuess guess;
    guess.codec = candidate.codec;
    guess.bits = candidate.bits;
    guess.text = candidate.text;
    return guess;
}

/// Of the best of two, both of which are guesses.
double scoreOf(const Candidate& best, const Candidate& other) {
    const Candidate all[] = {best, other};
    std::vector<EncodingGuess> guesses{guessOf(best), guessOf(other)};
    scoreGuesses(guesses, all);
    return guesses.front().score;
}

/// Where so many bits, as they count, are between two readings.
double scoreAt(double bits) {
    return 1 / (1 + std::exp2(-bits));
}

bool isNear(double one, double other) {
    return std::abs(one - other) < 1e-9;
}

struct Name {
    const char* encoding;
    std::u32string_view text;
};
constexpr Name kNames[] = {
    {"IBM850", U"Perpinyà niezaake"}, {"IBM437", U"Motörhead"},  {"IBM850", U"Österreich"},
    {"macintosh", U"gachó"},          {"IBM850", U"shintoïsme"}, {"IBM852", U"mojí"},
    {"windows-1252", U"naïve"},       {"IBM866", U"Цюрых"},      {"windows-1257", U"Aizkašāt"},
    {"macintosh", U"Benoît"},         {"IBM437", U"café"},       {"windows-1251", U"США"},
};

} // namespace

class TestGuessScores final : public QObject {
    Q_OBJECT

private slots:
    void moreCountsOfMoreLetters_data() {
        QTest::addColumn<QString>("other"); // "abcdefgh" is the best reading
        QTest::addColumn<double>("share");
        QTest::newRow("one") << QStringLiteral("abcdefgX") << 0.25;
        QTest::newRow("none") << QStringLiteral("abcdefgh") << 0.8;
        QTest::newRow("two") << QStringLiteral("abcdefXY") << 0.6;
        QTest::newRow("three") << QStringLiteral("abcdeWXY") << 0.6;
        QTest::newRow("four") << QStringLiteral("abcdVWXY") << 0.8;
        QTest::newRow("of another length") << QStringLiteral("abcdefX") << 0.8;
    }
    void moreCountsOfMoreLetters() {
        QFETCH(QString, other);
        QFETCH(double, share);
        const Candidate best = candidate("windows-1252", U"abcdefgh", 100, 100, 40);
        const Candidate second = candidate("windows-1251", other.toStdU32String(), 104, 104, 40);
        QVERIFY(isNear(scoreOf(best, second), scoreAt(share * 4)));
    }

    void fewLettersDecideLess() {
        Candidate best = candidate("windows-1252", U"abcdefgh", 100, 100, 40);
        const Candidate second = candidate("windows-1251", U"stuvwxyz", 104, 104, 40);
        for (const auto& [letters, share] :
             {std::pair{0, 0.25}, {1, 0.25}, {2, 0.6}, {3, 0.6}, {4, 0.8}, {100, 0.8}}) {
            best.text.letters = best.text.tellingLetters = static_cast<std::uint64_t>(letters);
            QVERIFY(isNear(scoreOf(best, second), scoreAt(share * 4)));
            QCOMPARE(isOfOneLetter(guessOf(best)), letters < 2);
        }
        EncodingGuess structure = guessOf(best);
        structure.text.letters = structure.text.tellingLetters = 1;
        structure.basis = DetectionBasis::Structure;
        QVERIFY(!isOfOneLetter(structure));
    }

    /// Signs, and the doubt about an encoding, count in full where one letter is different.
    void whatIsNotTheLettersCountsInFull() {
        const Candidate best = candidate("windows-1252", U"abcdefgh", 100, 100, 40);
        const Candidate sign = candidate("windows-1251", U"abcdefgX", 104, 104, 44);
        QVERIFY(isNear(scoreOf(best, sign), scoreAt(0.8 * 4)));
        const Candidate doubt = candidate("windows-1251", U"abcdefgX", 104, 100, 40);
        QVERIFY(isNear(scoreOf(best, doubt), scoreAt(0.8 * 4)));
        const Candidate both = candidate("windows-1251", U"abcdefgX", 104, 104, 42);
        QVERIFY(isNear(scoreOf(best, both), scoreAt(0.25 * 2 + 0.8 * 2)));
        const Candidate same = candidate("windows-1251", U"abcdefgX", 100, 100, 40);
        QVERIFY(isNear(scoreOf(best, same), 0.5));
    }

    /// Ten bits of letters for it, six of doubt against it: what is left counts as the letters do.
    void whatSpeaksAgainstTheBestCountsAsMuch() {
        const Candidate best = candidate("IBM850", U"abcdefgh", 100, 94, 40);
        const Candidate other = candidate("windows-1252", U"abcdefgX", 104, 104, 40);
        QVERIFY(isNear(scoreOf(best, other), scoreAt(0.25 * 4)));
    }

    void readingsThatAreNoGuessesCount() {
        const Candidate best = candidate("windows-1252", U"abcdefgh", 100, 100, 40);
        Candidate rival = candidate("windows-1251", U"stuvwxyz", 102, 102, 41);
        const Candidate twin = candidate("KOI8-R", U"stuvwxyz", 102, 102, 41); // counts once
        const Candidate like = candidate("IBM866", U"abcdefgh", 103, 100, 40); // reads as the best
        const Candidate far = candidate("IBM855", U"ABCDEFGH", 131, 131, 43);
        const auto score = [&] {
            const Candidate all[] = {best, rival, twin, like, far};
            std::vector<EncodingGuess> guesses{guessOf(best)};
            scoreGuesses(guesses, all);
            return guesses.front().score;
        };
        QVERIFY(isNear(score(), scoreAt(0.8 * 2)));
        rival.isCut = true; // its cost is not known; that of its twin is
        QVERIFY(isNear(score(), scoreAt(0.8 * 2)));
    }

    void aReadingWhoseCostIsNotKnownDoesNotCount() {
        const Candidate best = candidate("windows-1252", U"abcdefgh", 100, 100, 40);
        Candidate rival = candidate("windows-1251", U"stuvwxyz", 102, 102, 41);
        rival.isCut = true;
        const Candidate all[] = {best, rival};
        std::vector<EncodingGuess> guesses{guessOf(best)};
        scoreGuesses(guesses, all);
        QCOMPARE(guesses.front().score, 1.0);
    }

    /// Where the best guess is damaged text, so are other readings with faults, six bits dearer.
    void damagedReadingsCountLess_data() {
        QTest::addColumn<int>("damaged");
        QTest::addColumn<bool>("byLetters");
        QTest::addColumn<int>("errors");
        QTest::addColumn<double>("bits"); // that the other one costs more
        QTest::newRow("both damaged") << 1 << true << 1 << 10.0;
        QTest::newRow("the other one whole") << 1 << true << 0 << 4.0;
        QTest::newRow("the best one whole") << 0 << true << 1 << 4.0;
        QTest::newRow("by structure") << 1 << false << 1 << 4.0;
    }
    void damagedReadingsCountLess() {
        QFETCH(int, damaged);
        QFETCH(bool, byLetters);
        QFETCH(int, errors);
        QFETCH(double, bits);
        const Candidate best = candidate("windows-1252", U"abcdefgh", 100, 100, 40);
        Candidate rival = candidate("windows-1251", U"stuvwxyz", 104, 104, 40);
        rival.reading.errors = static_cast<std::uint64_t>(errors);
        const Candidate all[] = {best, rival};
        std::vector<EncodingGuess> guesses{guessOf(best)};
        guesses.front().damaged = static_cast<std::uint64_t>(damaged);
        guesses.front().basis = byLetters ? DetectionBasis::Letters : DetectionBasis::Structure;
        scoreGuesses(guesses, all);
        QVERIFY(isNear(guesses.front().score, scoreAt(0.8 * bits)));
    }

    void thoseThatReadTheSameHaveOneScore() {
        const Candidate best = candidate("windows-1252", U"abcdefgh", 100, 100, 40);
        const Candidate twin = candidate("ISO-8859-1", U"abcdefgh", 100.5, 100, 40);
        const Candidate other = candidate("windows-1251", U"stuvwxyz", 104, 104, 40);
        const Candidate all[] = {best, twin, other};
        std::vector<EncodingGuess> guesses{guessOf(best), guessOf(twin), guessOf(other)};
        guesses[1].sameAs = best.codec;
        scoreGuesses(guesses, all);
        QVERIFY(isNear(guesses[0].score, scoreAt(0.8 * 4)));
        QCOMPARE(guesses[1].score, guesses[0].score);
        QVERIFY(isNear(guesses[2].score, 1 - guesses[0].score));
        guesses[0].basis = DetectionBasis::ByteOrderMark;
        scoreGuesses(guesses, all);
        QCOMPARE(guesses[0].score, 1.0);
        QCOMPARE(guesses[1].score, 1.0);
        QCOMPARE(guesses[2].score, 0.0);
    }

    void theBestIsTheLikeliest_data() {
        QTest::addColumn<int>("name");
        for (std::size_t i = 0; i < std::size(kNames); ++i)
            QTest::addRow("%s-%d", kNames[i].encoding, static_cast<int>(i)) << static_cast<int>(i);
    }
    void theBestIsTheLikeliest() {
        QFETCH(int, name);
        const Detection detection = detect(encoded(kNames[name].text, kNames[name].encoding));
        double all = 0;
        for (const EncodingGuess& guess : detection.guesses) {
            QVERIFY(guess.score <= detection.guesses.front().score);
            all += guess.sameAs ? 0 : guess.score;
        }
        QVERIFY(!detection.guesses.empty());
        QVERIFY(all <= 1 + 1e-9);
    }

    /// An ellipsis in eight encodings of Windows, or a letter in one of DOS.
    void thoseThatReadTheSameHideNoOther() {
        const Detection detection = detect(encoded(U"Perpinyà", "IBM850"));
        QCOMPARE(detection.guesses.size(), std::size_t{8});
        QVERIFY(different(detection.guesses) >= 2);
        QVERIFY(detection.guesses.front().score < 0.999);
        QVERIFY(detection.guesses.front().next != nullptr);
    }

    /// Neither is named, but they are likelier together than the score of before said.
    void theUnlikelyCountTogether() {
        QVERIFY(detect(encoded(U"Biañez", "macintosh")).guesses.front().score < 0.95);
        QVERIFY(detect(encoded(U"Motörhead ist eine Band", "IBM437")).guesses.front().score < 0.95);
    }

    void aShortWordIsSureAllTheSame_data() {
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("cafe") << "windows-1252" << QByteArray("caf\xE9");
        QTest::newRow("senor") << "windows-1252" << QByteArray("se\xF1or");
        QTest::newRow("dont") << "windows-1252" << QByteArray("don\x92t");
        QTest::newRow("privet") << "windows-1251" << QByteArray("\xCF\xF0\xE8\xE2\xE5\xF2");
    }
    void aShortWordIsSureAllTheSame() {
        QFETCH(QString, encoding);
        QFETCH(QByteArray, bytes);
        const Detection detection = detect(Bytes(bytes.begin(), bytes.end()));
        QCOMPARE(QString::fromStdString(std::string(detection.guesses.front().codec->name())),
                 encoding);
        QVERIFY(!detection.ambiguous);
    }

    /// A low quotation mark ends no word and a trade mark begins none: they are letters in sets of
    /// DOS.
    void signsStandWhereTheyBelong_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("acotyledone")
            << QByteArray("blind\x82 acotyl\x82 aridit\x82 adaptabilit\x82");
        QTest::newRow("austria") << QByteArray("\x99sterreich, \x99"
                                               "ffnung und \x99sterreicher");
    }
    void signsStandWhereTheyBelong() {
        QFETCH(QByteArray, bytes);
        const Detection detection = detect(Bytes(bytes.begin(), bytes.end()));
        const std::string_view name = detection.guesses.front().codec->name();
        QVERIFY2(name.starts_with("IBM"), std::string(name).c_str());
    }
};

QTEST_GUILESS_MAIN(TestGuessScores)
#include "tst_guess_scores.moc"
