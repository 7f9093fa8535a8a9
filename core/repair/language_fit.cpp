#include "repair/language_fit.h"

#include "repair/character_traits.h"
#include "repair/writing_habits.h"

#include <algorithm>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace moji {

namespace {

// Bits beyond ordinary text. A language's letters cost about 3 to 9 bits from the most frequent to
// the rarest, 4.4 in the mean; an everyday ideograph 9, another one of the first level 14, with
// three quarters of all text in the few hundred most frequent.
constexpr double kFirstLetter = -1.3;
constexpr double kLastLetter = 4.3;
constexpr double kFirstAccented = 0; // beyond a..z
constexpr double kLastAccented = 3.5;
constexpr double kForeignLetter = 9;
constexpr double kFrequentHan = -1;
constexpr double kLevelHan = 3.6;
constexpr double kLearnedHan = 7;
constexpr double kRareHan = 9;
constexpr double kKanjiWithoutKana = 2;
constexpr double kFrequentKana = -0.3;
constexpr double kRareKana = 1;
constexpr double kFrequentHangul = -1.4;
constexpr double kStandardHangul = 4;
constexpr double kRareHangul = 10;

double letterSurprise(const Alphabet& alphabet, std::size_t rank, bool latin) {
    if (rank == alphabet.letters.npos)
        return kForeignLetter;
    const double first = latin ? kFirstAccented : kFirstLetter;
    const double last = latin ? kLastAccented : kLastLetter;
    // An alphabet of few accents has common ones only.
    const std::size_t steps = std::max<std::size_t>(alphabet.letters.size() - 1, 8);
    return first + (last - first) * static_cast<double>(rank) / static_cast<double>(steps);
}

struct CharacterRange {
    char32_t first, last;
};
struct Script {
    std::span<const Alphabet> (*alphabets)();
    std::array<CharacterRange, 2> ranges;
    bool latin;
};
constexpr CharacterRange kNone = {1, 0};
constexpr Script kScripts[] = {
    {latinAlphabets, {{{0x00AA, 0x02FF}, {0x1E00, 0x1EFF}}}, true},
    {greekAlphabets, {{{0x0370, 0x03FF}, kNone}}, false},
    {cyrillicAlphabets, {{{0x0400, 0x052F}, kNone}}, false},
    {hebrewAlphabets, {{{0x0590, 0x05FF}, kNone}}, false},
    {arabicAlphabets, {{{0x0600, 0x06FF}, kNone}}, false},
    {thaiAlphabets, {{{0x0E00, 0x0E7F}, kNone}}, false},
};

/// What the Han characters of one language's text cost.
struct HanHabits {
    std::uint8_t frequent, level;
    bool japanese;
};
constexpr HanHabits kHanHabits[] = {
    {commonness::kFrequentSimplified, commonness::kLevelSimplified, false},
    {commonness::kFrequentTraditional, commonness::kLevelTraditional, false},
    {commonness::kFrequentJapanese, commonness::kLevelJapanese, true},
};

double hanCost(const HanHabits& habits, std::uint8_t commonness) {
    if (commonness & habits.frequent)
        return kFrequentHan;
    if (commonness & habits.level)
        return kLevelHan;
    return commonness != 0 ? kLearnedHan : kRareHan;
}

} // namespace

std::size_t LanguageFit::cell(char32_t letter) {
    if (letter < 0x700)
        return letter;
    if (letter >= 0x0E00 && letter < 0x0E80)
        return 0x700 + letter - 0x0E00;
    if (letter >= 0x1E00 && letter < 0x1F00)
        return 0x780 + letter - 0x1E00;
    return kCells;
}

void LanguageFit::countLetter(char32_t lower) {
    ++m_letters[cell(lower)];
}

void LanguageFit::countHan(std::uint8_t commonness) {
    ++m_han[commonness];
}

void LanguageFit::countHangul(std::uint8_t commonness) {
    const std::size_t rank = commonness & commonness::kFrequentKorean ? 2
                             : commonness & commonness::kKorean       ? 1
                                                                      : 0;
    ++m_hangul[rank];
}

void LanguageFit::countKana(std::uint8_t commonness) {
    ++m_kana[commonness & commonness::kFrequentJapanese ? 1 : 0];
}

double LanguageFit::hanSurprise() const {
    std::uint64_t count = 0;
    for (const std::uint64_t n : m_han)
        count += n;
    const bool withoutKana = (m_kana[0] + m_kana[1]) * 10 < count;
    double best = std::numeric_limits<double>::infinity();
    for (const HanHabits& habits : kHanHabits) {
        double bits = 0;
        for (std::size_t i = 0; i < m_han.size(); ++i)
            bits += static_cast<double>(m_han[i]) * hanCost(habits, static_cast<std::uint8_t>(i));
        if (habits.japanese && withoutKana)
            bits += kKanjiWithoutKana * static_cast<double>(count);
        best = std::min(best, bits);
    }
    return best;
}

double LanguageFit::hangulSurprise() const {
    return static_cast<double>(m_hangul[0]) * kRareHangul +
           static_cast<double>(m_hangul[1]) * kStandardHangul +
           static_cast<double>(m_hangul[2]) * kFrequentHangul;
}

double LanguageFit::lettersSurprise() const {
    double sum = 0;
    for (const Script& script : kScripts) {
        std::vector<std::pair<char32_t, std::uint64_t>> letters;
        for (const CharacterRange& range : script.ranges)
            for (char32_t c = range.first; c <= range.last; ++c)
                if (m_letters[cell(c)] > 0)
                    letters.emplace_back(c, m_letters[cell(c)]);
        if (letters.empty())
            continue;
        double best = std::numeric_limits<double>::infinity();
        for (const Alphabet& alphabet : script.alphabets()) {
            double bits = alphabet.unlikeliness;
            for (const auto& [letter, count] : letters)
                bits += static_cast<double>(count) *
                        letterSurprise(alphabet, alphabet.letters.find(letter), script.latin);
            best = std::min(best, bits);
        }
        sum += best;
    }
    return sum;
}

double LanguageFit::surprise() const {
    return lettersSurprise() + hanSurprise() + hangulSurprise() +
           static_cast<double>(m_kana[0]) * kRareKana +
           static_cast<double>(m_kana[1]) * kFrequentKana;
}

} // namespace moji
