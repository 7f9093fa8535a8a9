#include "detect/token_sums.h"

#include "detect/text_costs.h"
#include "detect/text_score.h"
#include "support/uninitialized.h"

#include <algorithm>
#include <bit>

namespace moji {

namespace {

constexpr std::int32_t kNoLanguage = 1 << 28; // units
constexpr std::uint32_t kLatinBit = 1U << static_cast<unsigned>(Script::Latin);
constexpr std::uint32_t kOtherBit = 1U << static_cast<unsigned>(Script::Other);

LanguageModels::Range latinRange() {
    return LanguageModels::all().languagesOf(Script::Latin);
}

void add(const LetterCosts::Row& row, std::array<std::int32_t, LetterCosts::kLanes>& sums) {
    for (std::size_t i = 0; i < row.size(); ++i)
        sums[i] += row[i];
}

/// What a language is doubted, in units of the models; by its place in the script of Latin.
const std::array<std::int32_t, LetterCosts::kLanes>& latinDoubts() {
    static const auto doubts = [] {
        std::array<std::int32_t, LetterCosts::kLanes> all{};
        const auto range = latinRange();
        for (Language i = range.first; i < range.last; ++i)
            all[i - range.first] = static_cast<std::int32_t>(languageInfo(i).doubt * kCostUnits);
        return all;
    }();
    return doubts;
}

std::int32_t least(const std::array<std::int32_t, LetterCosts::kLanes>& lanes) {
    std::int32_t found = lanes[0];
    for (const std::int32_t cost : lanes)
        found = cost < found ? cost : found;
    return found;
}

} // namespace

TokenSums::TokenSums() {
    const auto range = latinRange();
    const std::size_t languages = std::size_t{range.last} - range.first;
    for (std::size_t i = languages; i < m_ascii.size(); ++i)
        m_ascii[i] = m_latin[i] = kNoLanguage;
}

void TokenSums::addLetters(const AsciiToken& token) {
    add(token.costs, m_ascii);
    countOf(Script::Latin).ascii += token.letters;
}

void TokenSums::addLetters(const TextToken& token) {
    if (token.hasLatin) {
        add(token.ascii, m_ascii);
        add(token.latin, m_latin);
    }
    if (token.hasPrefixes)
        add(token.prefixes, m_prefixes);
    countOf(Script::Latin).ascii += token.asciiLetters;
    countOf(Script::Latin).other += token.latinLetters;
    countOf(Script::Other).other += token.unknownLetters;
    if (!token.foreign)
        return;
    countOf(*token.foreign).other += token.foreignLetters;
    const auto range = LanguageModels::all().languagesOf(*token.foreign);
    for (std::size_t i = 0; i < std::size_t{range.last} - range.first; ++i)
        m_foreign[range.first + i] += token.foreignCosts[i];
}

void TokenSums::addAsciiWord(const LetterCosts::Row& word, std::uint32_t letters) {
    add(word, m_ascii);
    countOf(Script::Latin).ascii += letters;
}

void TokenSums::addLatinWord(const LetterCosts::Row& word, const LetterCosts::Row& prefix,
                             std::uint32_t ascii, std::uint32_t others) {
    add(word, m_latin);
    if (ascii > 0)
        add(prefix, m_prefixes);
    Count& count = countOf(Script::Latin);
    count.ascii += ascii;
    count.other += others;
}

void TokenSums::addForeignWord(Script script, const LetterCosts::ForeignRow& word,
                               std::uint32_t letters) {
    const auto range = LanguageModels::all().languagesOf(script);
    std::uint32_t* __restrict to = m_foreign.data() + range.first;
    for (std::size_t i = 0; i < word.size(); ++i)
        to[i] += word[i]; // beyond the last language nothing
    countOf(script).other += letters;
}

void TokenSums::addMark(Script script) {
    static const std::optional<Language> vietnamese = findLanguage("vi");
    const auto range = LanguageModels::all().languagesOf(script);
    for (Language i = range.first; i < range.last; ++i) {
        const std::uint16_t units = i == vietnamese ? kToneUnits : kForeignMarkUnits;
        if (script == Script::Latin)
            m_latin[i - range.first] += units;
        else
            m_foreign[i] += units;
    }
}

namespace {

/// The costs by language, all of which fit.
template <class Sums>
void setRow(const Sums& sums, LetterCosts::Row& row) {
    const auto range = latinRange();
    for (std::size_t i = 0; i < std::size_t{range.last} - range.first; ++i)
        row[i] = static_cast<std::uint16_t>(sums[i]);
}

} // namespace

void TokenSums::store(AsciiToken& token) const {
    token.frame = m_frame;
    token.letters = countOf(Script::Latin).ascii;
    setRow(m_ascii, token.costs);
}

bool TokenSums::store(TextToken& token) const {
    const Count& latin = countOf(Script::Latin);
    token.frame = m_frame;
    token.asciiLetters = latin.ascii;
    token.latinLetters = latin.other;
    token.unknownLetters = countOf(Script::Other).other;
    token.hasLatin = (m_scripts & kLatinBit) != 0;
    token.hasPrefixes = latin.ascii > 0 && latin.other > 0;
    setRow(m_ascii, token.ascii);
    setRow(m_latin, token.latin);
    setRow(m_prefixes, token.prefixes);
    const std::uint32_t others = m_scripts & ~(kLatinBit | kOtherBit);
    token.foreign.reset();
    token.foreignCosts.fill(0);
    if (others == 0)
        return true;
    const auto script = static_cast<Script>(std::countr_zero(others));
    const auto range = LanguageModels::all().languagesOf(script);
    token.foreign = script;
    token.foreignLetters = countOf(script).other;
    for (std::size_t i = 0; i < std::size_t{range.last} - range.first; ++i)
        token.foreignCosts[i] = static_cast<std::uint16_t>(m_foreign[range.first + i]);
    return (others & (others - 1)) == 0;
}

void TokenSums::addAsian(const std::array<std::uint32_t, LetterCosts::AsianRow{}.size()>& costs,
                         std::uint32_t characters) {
    const auto range = LanguageModels::all().languagesOf(Script::Asian);
    for (std::size_t i = 0; i < costs.size(); ++i)
        m_foreign[range.first + i] += costs[i]; // beyond the last language nothing
    countOf(Script::Asian).other += characters;
}

std::uint32_t TokenSums::leastOfForeign(Script script) const {
    const auto range = LanguageModels::all().languagesOf(script);
    std::uint32_t found = range.empty() ? 0 : m_foreign[range.first];
    for (Language i = range.first; i < range.last; ++i)
        found = std::min(found, m_foreign[i]);
    return found;
}

double TokenSums::leastBits() const {
    const Count& latin = countOf(Script::Latin);
    std::uint64_t units = 0;
    if (latin.ascii + latin.other > 0)
        units =
            static_cast<std::uint64_t>(least(m_ascii)) + static_cast<std::uint64_t>(least(m_latin));
    for (std::uint32_t rest = m_scripts & ~kLatinBit; rest != 0; rest &= rest - 1)
        units += leastOfForeign(static_cast<Script>(std::countr_zero(rest)));
    return frameBits() + static_cast<double>(units) / kCostUnits;
}

TokenSums::Best TokenSums::bestOfLatin(std::optional<Language> expected) const {
    const auto range = latinRange();
    const Count& count = countOf(Script::Latin);
    const std::int32_t most = count.other > 0
                                  ? least(m_ascii) + static_cast<std::int32_t>(kOtherAsciiUnits)
                                  : kNoLanguage;
    const Lanes& doubts = latinDoubts();
    MOJI_UNINITIALIZED Lanes all; // NOLINT: set below
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = (m_ascii[i] < most ? m_ascii[i] : most) + m_latin[i] + doubts[i];
    if (expected) {
        constexpr auto kDoubted = static_cast<std::int32_t>(kNotExpected * kCostUnits);
        for (Language i = range.first; i < range.last; ++i)
            all[i - range.first] += i == *expected ? -doubts[i - range.first] : kDoubted;
    }
    const std::int32_t cost = least(all);
    const auto place = static_cast<std::size_t>(std::ranges::find(all, cost) - all.begin());
    const auto language = static_cast<Language>(range.first + place);
    const std::int32_t prefixes = m_prefixes[place];
    return {language, cost / kCostUnits,
            letterExcess(language, {static_cast<std::uint64_t>(m_ascii[place] + prefixes),
                                    static_cast<std::uint64_t>(m_latin[place] - prefixes),
                                    count.ascii, count.other})};
}

TokenSums::Best TokenSums::bestOfForeign(Script script, std::optional<Language> expected) const {
    const auto range = LanguageModels::all().languagesOf(script);
    const auto bitsOf = [&](Language language) {
        const double doubt = language == expected ? 0 : languageInfo(language).doubt;
        return m_foreign[language] / kCostUnits + doubt +
               (expected && language != *expected ? kNotExpected : 0);
    };
    Best best{range.first, bitsOf(range.first)};
    for (Language i = range.first + 1; i < range.last; ++i)
        if (const double bits = bitsOf(i); bits < best.bits)
            best = {i, bits};
    best.excess =
        letterExcess(best.language, {0, m_foreign[best.language], 0, countOf(script).other});
    return best;
}

ReadingScore TokenSums::score(std::optional<Language> expected) const {
    ReadingScore score;
    score.bits = frameBits();
    double excess = double(m_frame.excess);
    double most = 0;
    for (std::uint32_t rest = m_scripts; rest != 0; rest &= rest - 1) {
        const auto script = static_cast<Script>(std::countr_zero(rest));
        const Count& count = m_counts[static_cast<std::size_t>(script)];
        if (count.ascii + count.other == 0)
            continue;
        if (LanguageModels::all().languagesOf(script).empty()) {
            score.bits += kUnknownScript;
            continue;
        }
        const Best best =
            script == Script::Latin ? bestOfLatin(expected) : bestOfForeign(script, expected);
        score.bits += best.bits;
        excess += best.excess;
        const double weight =
            kAsciiMass * static_cast<double>(count.ascii) + static_cast<double>(count.other);
        if (weight > most) {
            most = weight;
            score.language = best.language;
        }
    }
    score.plausibility = plausibilityOf(excess / (m_frame.eighths / 8.0 + kFewLetters));
    return score;
}

} // namespace moji
