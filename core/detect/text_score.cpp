// The sums of a TextScorer as one score.

#include "detect/text_score.h"

#include "detect/text_costs.h"
#include "detect/text_scorer.h"

#include <algorithm>
#include <cmath>

namespace moji {

double plausibilityOf(double excess) {
    const double positive = std::log1p(std::exp(2 * std::min(excess, 100.0))) / 2;
    const double doubt = positive / kDoubtful;
    return 1 / (1 + doubt * doubt);
}

double excessOfPlausibility(double plausibility) {
    const double doubt = std::sqrt(1 / plausibility - 1);
    return std::log(std::expm1(2 * doubt * kDoubtful)) / 2;
}

double TextScorer::bitsOf(Language language, const Question& question) const {
    const auto expected = question.expected;
    const double doubt = language == expected ? 0 : languageInfo(language).doubt;
    const std::uint64_t ascii = std::min(asciiUnits(language), question.mostForAscii);
    const std::uint64_t other = m_sums.other[language] + m_sums.prefixes[language];
    return static_cast<double>(ascii + other) / kCostUnits + doubt +
           (expected && language != expected ? kNotExpected : 0);
}

/// What words of ASCII letters cost in whatever language they are, where other words say which that
/// one's language is; without such words, they decide it.
std::uint64_t TextScorer::mostForAscii(LanguageModels::Range range, bool hasOtherWords) const {
    std::uint64_t most = ~std::uint64_t{0};
    for (Language i = range.first; i < range.last && hasOtherWords; ++i)
        most = std::min(most, asciiUnits(i) + kOtherAsciiUnits);
    return most;
}

TextScorer::Best TextScorer::bestOf(LanguageModels::Range range, const Question& question) const {
    Best best{range.first, bitsOf(range.first, question), {}, 0};
    for (Language i = range.first + 1; i < range.last; ++i) {
        const double bits = bitsOf(i, question);
        if (bits < best.firstBits) {
            best = {i, bits, best.first, best.firstBits};
        } else if (!best.second || bits < best.secondBits) {
            best.second = i;
            best.secondBits = bits;
        }
    }
    return best;
}

double letterExcess(Language language, std::uint64_t asciiUnits, std::uint64_t otherUnits,
                    const TextSums::Count& count) {
    const StoredModel& model = storedModels()[language];
    const double unseen = model.script == Script::Asian ? kUnseenAsianText : kUnseenText;
    const auto excess = [&](std::uint64_t units, std::uint64_t letters) {
        return static_cast<double>(units) / kCostUnits -
               static_cast<double>(letters) * (double(model.typicalBits) + unseen);
    };
    return kAsciiExcess * excess(asciiUnits, count.ascii) + excess(otherUnits, count.other);
}

TextSums TextScorer::tail() const {
    TextScorer flushed = *this;
    flushed.m_sums = {};
    flushed.flushWord();
    return flushed.m_sums;
}

// A word at the end is not ended: a window or a field may have cut it.
TextScore TextScorer::score(std::optional<Language> expected) const {
    if (m_wordLetters == 0)
        return scoreFlushed(expected);
    TextScorer flushed = *this;
    flushed.flushWord();
    return flushed.scoreFlushed(expected);
}

TextScore TextScorer::scoreFlushed(std::optional<Language> expected) const {
    TextScore score;
    score.bits = m_sums.bits;
    score.tellingLetters = m_sums.tellingLetters;
    double excess = m_sums.excess;
    double most = 0;
    for (std::size_t i = 0; i < kScripts; ++i) {
        const TextSums::Count& count = m_sums.counts[i];
        if (count.ascii + count.other == 0)
            continue;
        score.letters += count.ascii + count.other;
        const auto range = LanguageModels::all().languagesOf(static_cast<Script>(i));
        if (range.empty()) {
            score.bits += kUnknownScript;
            continue;
        }
        const Question question{expected, mostForAscii(range, count.other > 0)};
        const Best best = bestOf(range, question);
        const double bits = best.firstBits;
        score.bits += bits;
        excess +=
            letterExcess(best.first, m_sums.ascii[best.first], m_sums.other[best.first], count);
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
    score.plausibility = plausibilityOf(excess / (m_sums.mass + kFewLetters));
    return score;
}

} // namespace moji
