#include "detect/text_scorer.h"

#include "detect/text_costs.h"
#include "detect/text_score.h"

#include <algorithm>
#include <cmath>

namespace moji {

namespace {

/// How the sums of a text are asked.
struct Question {
    int expected;               // its number; -1: none
    std::uint64_t mostForAscii; // units that words of ASCII letters cost at most
};

/// What the words of nothing but ASCII letters cost in one language.
std::uint64_t asciiUnits(const TextSums& sums, Language language) {
    return sums.ascii[language] - sums.prefixes[language];
}

double bitsOf(const TextSums& sums, Language language, const Question& question) {
    const bool isExpected = language == question.expected;
    const double doubt = isExpected ? 0 : languageInfo(language).doubt;
    const std::uint64_t ascii = std::min(asciiUnits(sums, language), question.mostForAscii);
    const std::uint64_t other = sums.other[language] + sums.prefixes[language];
    return static_cast<double>(ascii + other) / kCostUnits + doubt +
           (question.expected >= 0 && !isExpected ? kNotExpected : 0);
}

/// What words of ASCII letters cost in whatever language they are, where other words say which that
/// one's language is; without such words, they decide it.
std::uint64_t mostForAscii(const TextSums& sums, LanguageModels::Range range, bool hasOtherWords) {
    std::uint64_t most = ~std::uint64_t{0};
    for (Language i = range.first; i < range.last && hasOtherWords; ++i)
        most = std::min(most, asciiUnits(sums, i) + kOtherAsciiUnits);
    return most;
}

/// The two likeliest languages of a script that has any.
struct Best {
    Language first;
    double firstBits;
    std::optional<Language> second;
    double secondBits;
};

Best bestOf(const TextSums& sums, LanguageModels::Range range, const Question& question) {
    Best best{range.first, bitsOf(sums, range.first, question), {}, 0};
    for (Language i = range.first + 1; i < range.last; ++i) {
        const double bits = bitsOf(sums, i, question);
        if (bits < best.firstBits) {
            best = {i, bits, best.first, best.firstBits};
        } else if (!best.second || bits < best.secondBits) {
            best.second = i;
            best.secondBits = bits;
        }
    }
    return best;
}

/// What the text costs at least: the letters of each script under the best of all its languages,
/// one for words of ASCII, another one for the rest. It never falls, whatever is fed.
double leastBits(const TextSums& sums) {
    std::uint64_t units = 0;
    for (std::size_t i = 0; i < kScripts; ++i) {
        if (sums.counts[i].ascii + sums.counts[i].other == 0)
            continue;
        const auto range = LanguageModels::all().languagesOf(static_cast<Script>(i));
        if (range.empty())
            continue;
        std::uint64_t ascii = ~std::uint64_t{0};
        std::uint64_t other = ~std::uint64_t{0};
        for (Language language = range.first; language < range.last; ++language) {
            ascii = std::min(ascii, asciiUnits(sums, language));
            other = std::min(other, sums.other[language] + sums.prefixes[language]);
        }
        units += ascii + other;
    }
    return sums.bits + static_cast<double>(units) / kCostUnits;
}

TextScore scoreOf(const TextSums& sums, std::optional<Language> expected) {
    TextScore score;
    score.bits = sums.bits;
    score.otherBits = sums.bits;
    score.tellingLetters = sums.tellingLetters;
    double excess = sums.excess;
    double most = 0;
    for (std::size_t i = 0; i < kScripts; ++i) {
        const TextSums::Count& count = sums.counts[i];
        if (count.ascii + count.other == 0)
            continue;
        score.letters += count.ascii + count.other;
        const auto range = LanguageModels::all().languagesOf(static_cast<Script>(i));
        if (range.empty()) {
            score.bits += kUnknownScript;
            continue;
        }
        const Question question{expected ? *expected : -1,
                                mostForAscii(sums, range, count.other > 0)};
        const Best best = bestOf(sums, range, question);
        const double bits = best.firstBits;
        score.bits += bits;
        excess += letterExcess(
            best.first, {sums.ascii[best.first], sums.other[best.first], count.ascii, count.other});
        const double weight =
            kAsciiMass * static_cast<double>(count.ascii) + static_cast<double>(count.other);
        if (weight > most) {
            most = weight;
            score.language = best.first;
            score.second = best.second;
            score.bitsPerLetter = bits / static_cast<double>(count.ascii + count.other);
            score.margin = best.second ? best.secondBits - bits : 0;
        }
    }
    score.plausibility = plausibilityOf(excess / (sums.mass + kFewLetters));
    return score;
}

} // namespace

void TextScorer::feed(std::u32string_view text) {
    LetterCosts& costs = LetterCosts::ofThread();
    while (!text.empty())
        text.remove_prefix(m_feeder.feedSome(text, costs));
}

bool TextScorer::feedWithin(std::u32string_view text, double mostBits) {
    constexpr std::size_t kPiece = 24; // characters between two looks at the sum
    LetterCosts& costs = LetterCosts::ofThread();
    const bool isLimited = std::isfinite(mostBits);
    while (!text.empty()) {
        for (std::size_t fed = 0; fed < kPiece && !text.empty();) {
            const std::size_t count = m_feeder.feedSome(text, costs);
            text.remove_prefix(count);
            fed += count;
        }
        if (isLimited && leastBits(m_feeder.sums()) > mostBits)
            return false;
    }
    return true;
}

void TextScorer::feed(std::span<const Span> spans) {
    LetterCosts& costs = LetterCosts::ofThread();
    for (const Span& span : spans) {
        if (isError(span.status))
            m_feeder.feedError(costs);
        for (const char32_t codePoint : span.text())
            m_feeder.feed(codePoint, costs);
    }
}

// A word at the end is not ended: a window or a field may have cut it.
TextScore TextScorer::score(std::optional<Language> expected) const {
    if (!m_feeder.hasTail())
        return scoreOf(m_feeder.sums(), expected);
    TextFeeder flushed = m_feeder;
    flushed.flushWord();
    return scoreOf(flushed.sums(), expected);
}

TextScore scoreText(std::u32string_view text) {
    TextScorer scorer;
    scorer.feed(text);
    return scorer.score();
}

} // namespace moji
