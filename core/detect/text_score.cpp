// The sums of a TextScorer as one score.

#include "detect/text_score.h"

#include "detect/text_costs.h"
#include "detect/text_scorer.h"

#include <algorithm>
#include <cmath>

namespace moji {

namespace {

constexpr std::uint64_t kOtherAsciiUnits = 14 * 16; // words of ASCII in another language

} // namespace

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
    const std::uint64_t other = m_other[language] + m_prefixes[language];
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

double TextScorer::excessOf(Language language) const {
    const StoredModel& model = storedModels()[language];
    const ScriptCount& count = m_counts[static_cast<std::size_t>(model.script)];
    const double unseen = model.script == Script::Asian ? kUnseenAsianText : kUnseenText;
    const auto excess = [&](std::uint64_t units, std::uint64_t letters) {
        return static_cast<double>(units) / kCostUnits -
               static_cast<double>(letters) * (double(model.typicalBits) + unseen);
    };
    return kAsciiExcess * excess(m_ascii[language], count.ascii) +
           excess(m_other[language], count.other);
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
    score.bits = m_bits;
    score.tellingLetters = m_tellingLetters;
    double excess = m_excess;
    double most = 0;
    for (std::size_t i = 0; i < kScripts; ++i) {
        const ScriptCount& count = m_counts[i];
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
        excess += excessOf(best.first);
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
    score.plausibility = plausibilityOf(excess / (m_mass + kFewLetters));
    return score;
}

} // namespace moji
