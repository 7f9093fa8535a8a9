#pragma once
// A quick look at a decoded text: bits that it costs at the very least, whatever its languages. It
// takes a few nanoseconds a character where a TextScorer takes dozens; readings whose least cost is
// more than what another one costs need not be scored.
//
// It goes by pairs of letters, and by the same capitals, signs and mixtures of scripts that a
// TextScorer charges. Asian characters count with a fraction of what they cost by themselves,
// since frequent pairs are cheap.

#include "detect/letter_bounds.h"
#include "detect/letter_costs.h"

#include <cstdint>
#include <string_view>

namespace moji {

/// The sum so far of what is added character by character.
class LeastCost {
public:
    explicit LeastCost(LetterCosts& costs = LetterCosts::ofThread())
        : m_costs(costs) {}

    void add(char32_t c);
    /// In eighths of a bit.
    [[nodiscard]] std::uint32_t units() const { return m_units; }
    [[nodiscard]] double bits() const { return static_cast<double>(m_units) / kUnits; }

    static constexpr std::uint32_t kUnits = 8; // as in LetterBounds

private:
    friend double leastCost(std::u32string_view text, double enough);

    /// The letters of a word so far.
    struct Word {
        std::uint32_t place = 0; // of the last letter; 0: none
        std::uint32_t cased = 0;
        std::uint32_t capitals = 0;

        std::uint32_t caseCost(const CharacterClass& character);
    };
    void addHere(char32_t c); // add(), where it is to be inlined
    void addLetter(const CharacterClass& character);
    void addAsian(char32_t c);
    void addOther(char32_t c, CharacterKind kind);
    void endWord();

    LetterCosts& m_costs;
    const LetterBounds& m_bounds = LetterBounds::all();
    std::uint32_t m_units = 0;
    char32_t m_codePoint = U' ';
    CharacterKind m_before = CharacterKind::Space;
    Script m_script = Script::Other; // of the word
    Word m_word;
    bool m_isSignInWord = false; // the character before is a sign that follows a letter
};

/// At most what TextScorer::score() says, but for rare Asian texts. Stops at `enough` bits.
/// U+FFFFFFFF (kErrorMark) is a malformed sequence.
[[nodiscard]] double leastCost(std::u32string_view text, double enough);

} // namespace moji
