// What repair remembers of words, and what it leaves out for speed, changes no answer: a word costs
// the same among its neighbours as in the line, a bound holds, and words that were seen before read
// as they do anew.

#include "core/codecs.h"
#include "repair/known_words.h"
#include "repair/least_saved.h"
#include "repair/repairer.h"
#include "repair/text_cost.h"
#include "utf8/utf8_writer.h"

#include <QTest>

#include <array>
#include <cmath>
#include <random>
#include <string>

using namespace moji;
using namespace moji::repair;
using moji::test::registry;

namespace {

/// UTF-8 read as windows-1252; a byte that it lacks becomes the control of that number.
std::u32string misread(std::u32string_view text) {
    const Codec& codec = *registry().find("windows-1252");
    std::u32string result;
    for (const char c : toUtf8(text)) {
        const auto byte = static_cast<Byte>(c);
        DecoderState state = codec.initialState();
        const Span span = codec.next(ByteView(&byte, 1), state, Tail::AtEnd);
        result.push_back(isError(span.status) ? char32_t{byte} : span.codePoints[0]);
    }
    return result;
}

/// Words of what damaged and repaired text is made of.
class Words {
public:
    std::u32string next() {
        constexpr std::array<std::u32string_view, 8> kAlphabets = {
            U"abcdefghijklmnopqrst", U"ABCDEFGabcdefg",          U"ÐÑÃ©Â°¤²µ¸¹ºª",
            U"абвгдежзийклмнопрсту", U"РСЃЂѓ°±Ієї’АБВабв",       U"가나다라마바사의는",
            U"的是不我一有大在人了", U"0123456789.,-()·«»\u00A0"};
        std::u32string word;
        const std::size_t length = 1 + m_random() % 9;
        const auto own = kAlphabets[m_random() % kAlphabets.size()];
        while (word.size() < length) {
            const bool other = m_random() % 6 == 0;
            const auto alphabet = other ? kAlphabets[m_random() % kAlphabets.size()] : own;
            word.push_back(alphabet[m_random() % alphabet.size()]);
        }
        return word;
    }
    /// Up to four of them, each with the space after it.
    std::u32string some() {
        std::u32string words;
        for (std::size_t count = m_random() % 5; count > 0; --count)
            words += next() + U' ';
        return words;
    }

private:
    std::mt19937 m_random{11};
};

std::u32string afterSpace(const std::u32string& words) {
    return words.empty() ? words : U' ' + words.substr(0, words.size() - 1);
}

} // namespace

class TestKnownWords final : public QObject {
    Q_OBJECT

private slots:
    void aWordCostsAmongItsNeighboursWhatItDoesInTheLine() {
        Words words;
        for (int i = 0; i < 3000; ++i) {
            const std::u32string before = words.some();
            const std::u32string after = afterSpace(words.some());
            CostInLine cost(before, after);
            for (int variant = 0; variant < 2; ++variant) {
                const std::u32string word = words.next();
                const std::u32string line = before + word + after;
                const double bits = bitsOf(line);
                QVERIFY2(std::abs(cost.bitsWith(word) - bits) < 1e-6, toUtf8(line).c_str());
            }
        }
    }

    void aWordNeverSavesLessThanTheLeast() {
        Words words;
        int told = 0;
        for (int i = 0; i < 3000; ++i) {
            const std::u32string one = words.next();
            const std::u32string other = words.next();
            const auto least = leastSaved(one, other);
            for (int line = 0; least && line < 3; ++line) {
                const std::u32string before = words.some();
                const std::u32string after = afterSpace(words.some());
                const double saved = bitsOf(before + one + after) - bitsOf(before + other + after);
                QVERIFY2(saved > *least - 1e-6, toUtf8(one + U" for " + other).c_str());
            }
            told += least && *least > 0 ? 1 : 0;
        }
        QVERIFY2(told > 50, qPrintable(QString::number(told)));
    }

    void aWordSeenBeforeReadsAsAnew() {
        const std::vector<Candidate> candidates = usualCandidates(registry());
        const MisreadEncodings encodings(candidates);
        KnownWords known(encodings, 4, {});
        std::u32string text;
        Words words;
        for (int i = 0; i < 150; ++i) {
            const std::u32string word = misread(words.next());
            text += word + U' ' + word + U'\n'; // the same word in other places
        }
        for (std::size_t begin = 0; begin < text.size();) {
            const std::size_t end = std::min(text.find_first_of(U" \n", begin), text.size());
            if (end > begin) {
                const auto anew = unweighedReadings(encodings, text, begin, 4, Wanted::All);
                const auto& remembered = known.of(text, begin, end).readings;
                QCOMPARE(remembered.size(), anew.size());
                for (std::size_t i = 0; i < anew.size(); ++i) {
                    QVERIFY(remembered[i].word == anew[i].word);
                    QCOMPARE(remembered[i].reading.begin + begin, anew[i].reading.begin);
                    QCOMPARE(remembered[i].reading.end + begin, anew[i].reading.end);
                    QVERIFY(remembered[i].reading.readAs == anew[i].reading.readAs);
                    QCOMPARE(remembered[i].reading.provesNothing(),
                             anew[i].reading.provesNothing());
                }
            }
            begin = end + 1;
        }
    }

    void whatWasMisreadTwiceBeyondDoubtIsNotWeighed() {
        const std::vector<Candidate> candidates = usualCandidates(registry());
        const MisreadEncodings encodings(candidates);
        const auto found = std::ranges::find_if(encodings.all(), [](const Candidate& candidate) {
            return std::string_view(candidate.name()) == "windows-1252";
        });
        const auto number = static_cast<std::size_t>(found - encodings.all().begin());
        const std::vector<std::size_t> twice{number, number};
        KnownWords known(encodings, 4, twice);
        const std::u32string word = U"обычный";
        const std::u32string damaged = misread(misread(word));
        const auto& readings = known.of(damaged, 0, damaged.size()).readings;
        QCOMPARE(readings.size(), std::size_t(1));
        QVERIFY(readings[0].isSettled && readings[0].word == word);
        QCOMPARE(readings[0].reading.times, std::size_t(2));
        QVERIFY(readings[0].reading.net > (bitsOf(damaged) - bitsOf(word)) / 2);
        const std::u32string once = misread(word);
        for (const UnweighedReading& each : known.of(once, 0, once.size()).readings)
            QVERIFY(!each.isSettled);
    }

    void linesMisreadOnceAmongOthersMisreadTwiceAreRepaired() {
        const std::u32string line =
            U"Это обычный текст, в котором есть и длинные слова, и короткие.\n";
        std::u32string text;
        std::u32string damaged;
        for (int i = 0; i < 60; ++i) {
            text += line;
            damaged += i % 3 == 0 ? misread(line) : misread(misread(line));
        }
        QVERIFY(Repairer(registry()).repair(toUtf8(damaged)).front().text == toUtf8(text));
    }

    void aLongTextMisreadTwiceIsRepairedToItsEnd() {
        std::u32string text;
        for (int i = 0; i < 60; ++i)
            text += U"Это обычный текст, в котором есть и длинные слова, и короткие.\n";
        const std::string damaged = toUtf8(misread(misread(text)));
        const RepairPlan plan = Repairer(registry()).repair(damaged).front();
        QVERIFY(plan.text == toUtf8(text));
        QVERIFY(plan.label == Label::Lossless);
    }
};

QTEST_GUILESS_MAIN(TestKnownWords)
#include "tst_known_words.moc"
