#pragma once
// What a letter costs at least after another one, in any language of their script: made of the
// language models by resources/generators/letter_bounds.py.

#include "detect/script.h"

#include <array>
#include <cstdint>

namespace moji {

class LetterBounds {
public:
    /// In units of an eighth of a bit.
    static constexpr double kUnits = 8;

    /// The only ones there are; callable from several threads.
    [[nodiscard]] static const LetterBounds& all();

    /// The least costs of one script, which has a model and is not Script::Asian.
    struct Table {
        const std::uint8_t* costs = nullptr;
        std::uint32_t columns = 0;

        /// A letter's place, by its number (CharacterClass::letter). That of a word's edge is 0.
        [[nodiscard]] std::uint32_t placeOf(std::uint8_t letter) const {
            return letter < columns - 1 ? letter : columns - 1;
        }
        [[nodiscard]] std::uint32_t cost(std::uint32_t before, std::uint32_t place) const {
            return costs[before * columns + place];
        }
    };
    [[nodiscard]] const Table& of(Script script) const {
        return m_tables[static_cast<std::size_t>(script)];
    }

private:
    LetterBounds();

    std::array<Table, kScripts> m_tables{};
};

} // namespace moji
