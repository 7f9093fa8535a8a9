#include "detect/least_cost.h"

#include "detect/text_costs.h"
#include "detect/text_decoding.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace moji {

namespace {

using Kind = CharacterKind;

// In units of LetterBounds.
constexpr std::uint32_t kUnits = LeastCost::kUnits;
constexpr std::uint32_t kAsianShare = 3; // tenths: of what the character costs by itself
constexpr std::uint32_t kCapital = 7 * kUnits;
constexpr std::uint32_t kSmall = 8 * kUnits;

struct UnitCost {
    std::uint32_t bits;
    std::uint32_t again;
    std::uint32_t repeated;
    std::uint32_t inWord;
};

std::array<UnitCost, kCharacterKinds> unitCosts() {
    const auto units = [](double bits) { return static_cast<std::uint32_t>(bits * kUnits); };
    std::array<UnitCost, kCharacterKinds> all{};
    for (std::size_t i = 0; i < all.size(); ++i) {
        const KindCost& cost = kindCost(static_cast<Kind>(i));
        all[i] = {units(cost.bits), units(cost.again), units(cost.repeated), units(cost.inWord)};
    }
    return all;
}

/// What an Asian character costs by itself in the language that has it most, by code point from
/// 3000 on.
class AsianSingles {
public:
    static const AsianSingles& all() {
        static const AsianSingles singles;
        return singles;
    }
    [[nodiscard]] std::uint32_t of(char32_t c) const {
        return c >= kFirst && c <= 0xFFFF ? m_costs[c - kFirst] : kBeyond;
    }

private:
    static constexpr char32_t kFirst = 0x3000;
    static constexpr std::uint32_t kBeyond = 20 * kUnits * kAsianShare / 10;

    AsianSingles() {
        const LanguageModels& models = LanguageModels::all();
        const auto range = models.languagesOf(Script::Asian);
        for (std::size_t i = 0; i < m_costs.size(); ++i) {
            std::uint32_t least = ~0U;
            for (Language language = range.first; language < range.last; ++language)
                least = std::min(
                    least, models.asian(language).character(static_cast<char32_t>(kFirst + i), 0));
            m_costs[i] = static_cast<std::uint8_t>(least * kUnits * kAsianShare /
                                                   (10 * static_cast<std::uint32_t>(kCostUnits)));
        }
    }
    std::array<std::uint8_t, 0x10000 - kFirst> m_costs{};
};

const UnitCost& costOf(Kind kind) {
    static const auto costs = unitCosts();
    return costs[static_cast<std::size_t>(kind)];
}

} // namespace

inline std::uint32_t LeastCost::Word::caseCost(const CharacterClass& character) {
    if (!character.cased)
        return 0;
    std::uint32_t cost = 0;
    if (character.upper)
        cost = capitals < cased ? kCapital : 0;
    else
        cost = capitals == cased && cased >= 2 ? kSmall : 0;
    ++cased;
    capitals += character.upper ? 1 : 0;
    return cost;
}

inline void LeastCost::addLetter(const CharacterClass& character) {
    const bool isInWord = m_before == Kind::Letter;
    if (isInWord && character.script != m_script) {
        endWord();
        m_units += static_cast<std::uint32_t>(kTwoScriptsInWord) * kUnits;
    } else if (m_before == Kind::Asian) {
        m_units += static_cast<std::uint32_t>(kAsianAtLatin) * kUnits;
    } else if (!isInWord && m_isSignInWord) {
        m_units += costOf(m_before).inWord;
    }
    if (!isInWord || character.script != m_script)
        m_word = {};
    m_script = character.script;
    m_before = Kind::Letter;
    m_isSignInWord = false;
    m_units += m_word.caseCost(character);
    if (character.script == Script::Other) {
        m_units += static_cast<std::uint32_t>(kUnknownLetter) * kUnits;
        return;
    }
    const LetterBounds::Table& table = m_bounds.of(character.script);
    const std::uint32_t place = table.placeOf(character.letter);
    m_units += table.cost(m_word.place, place);
    m_word.place = place;
}

inline void LeastCost::addAsian(char32_t c) {
    if (m_before == Kind::Letter) {
        endWord();
        m_units += static_cast<std::uint32_t>(kAsianAtLatin) * kUnits;
    }
    m_units += AsianSingles::all().of(c);
    m_before = Kind::Asian;
    m_isSignInWord = false;
}

inline void LeastCost::addOther(char32_t c, Kind kind) {
    if (kind == Kind::Mark)
        return; // costs little in Vietnamese
    const bool isAfterLetter = m_before == Kind::Letter;
    if (isTypedApostrophe(c)) // after a mark, too
        kind = Kind::Quote;
    endWord();
    const UnitCost& own = costOf(kind);
    m_units += c == m_codePoint ? own.repeated : std::min(own.bits, own.again);
    m_isSignInWord = (isAfterLetter || m_isSignInWord) && own.inWord > 0;
    m_before = kind;
}

inline void LeastCost::endWord() {
    if (m_before == Kind::Letter && m_script != Script::Other)
        m_units += m_bounds.of(m_script).cost(m_word.place, 0);
}

inline void LeastCost::addHere(char32_t c) {
    if (c == kErrorMark) {
        endWord();
        m_units += static_cast<std::uint32_t>(kError) * kUnits;
        m_before = Kind::Symbol;
        m_isSignInWord = false;
        return;
    }
    const CharacterClass& character = m_costs.classOf(c);
    if (character.kind == Kind::Letter)
        addLetter(character);
    else if (character.kind == Kind::Asian)
        addAsian(c);
    else
        addOther(c, character.kind);
    m_codePoint = c;
}

void LeastCost::add(char32_t c) {
    addHere(c);
}

double leastCost(std::u32string_view text, double enough) {
    constexpr std::size_t kPiece = 32; // characters between two looks at the sum
    const double most = std::min(enough * kUnits, 4e9);
    LeastCost least(LetterCosts::ofThread());
    while (!text.empty() && least.units() < most) {
        for (const char32_t c : text.substr(0, kPiece))
            least.addHere(c);
        text.remove_prefix(std::min(kPiece, text.size()));
    }
    return static_cast<double>(least.units()) / kUnits;
}

} // namespace moji
