#pragma once
// What letters follow each other in a language, in bits: the cost of a letter is -log2 of its
// probability after the letters before it, so that costs of readings of the same bytes, added up,
// can be compared whatever their scripts are. Costs are counted in sixteenths of a bit.

#include "detect/stored_models.h"

#include <cstdint>

namespace moji {

constexpr double kCostUnits = 16; // of a bit

/// An alphabetic language, for words of letters of its script.
class AlphabetModel {
public:
    explicit AlphabetModel(const StoredModel& stored)
        : m_letters(storedData(stored.letters))
        , m_table(storedData(stored.table))
        , m_levels(stored.levels.data())
        , m_symbols(stored.symbols)
        , m_keep(stored.order == 3 ? stored.symbols : 0) {}

    /// What has been read of a word; as made, at its beginning.
    struct Context {
        std::uint16_t place = 0;
        std::uint16_t last = 0;
    };
    /// The cost of the letter; moves on past it.
    std::uint32_t letter(std::uint8_t number, Context& context) const {
        const std::uint16_t symbol = m_letters[number];
        const std::uint32_t cost =
            costOf(context, symbol) + (symbol == m_symbols - 1 ? kOtherLetter : 0);
        context = {static_cast<std::uint16_t>(context.last * m_keep + symbol), symbol};
        return cost;
    }
    /// A letter's symbol, and that of the edge of a word, as costAfter() takes them.
    [[nodiscard]] std::uint16_t symbolOf(std::uint8_t number) const { return m_letters[number]; }
    static constexpr std::uint16_t kEdge = 0;
    /// The cost of a symbol after two others, of which the first may be the edge.
    [[nodiscard]] std::uint32_t costAfter(std::uint32_t first, std::uint32_t last,
                                          std::uint32_t symbol) const {
        const Context context{static_cast<std::uint16_t>(first * m_keep + last), 0};
        return costOf(context, symbol) + (symbol == m_symbols - 1 ? kOtherLetter : 0);
    }
    /// Whether the language uses the letter, other than in names and foreign words.
    [[nodiscard]] bool uses(std::uint8_t number) const {
        return m_letters[number] != m_symbols - 1;
    }
    /// The cost of the word's end, and on to the next word.
    std::uint32_t wordEnd(Context& context) const {
        const std::uint32_t cost = costOf(context, 0);
        context = {};
        return cost;
    }

private:
    // Which of the many letters that the language hardly uses: another six bits.
    static constexpr std::uint32_t kOtherLetter = 6 * 16;

    [[nodiscard]] std::uint32_t costOf(Context context, std::uint32_t symbol) const {
        const std::uint32_t entry = context.place * m_symbols + symbol;
        return m_levels[m_table[entry / 2] >> (entry % 2 * 4) & 0xF];
    }

    const std::uint8_t* m_letters;
    const std::uint8_t* m_table;
    const std::uint8_t* m_levels;
    std::uint32_t m_symbols;
    std::uint32_t m_keep;
};

/// Chinese, Japanese or Korean, character by character.
class AsianModel {
public:
    explicit AsianModel(const StoredModel& stored)
        : m_singles(storedData(stored.table)) {}

    /// The cost of a character of CharacterKind::Asian after the one before it, 0 for none.
    [[nodiscard]] std::uint32_t character(char32_t codePoint, char32_t before) const;

private:
    const std::uint8_t* m_singles;
};

} // namespace moji
