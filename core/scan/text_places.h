#pragma once
// Lines, columns and numbers of characters in an indexed text, each by reading one block again (a
// line's end may need a second one). They count as `moji check` does: only U+000A ends a line, an
// error is one character.

#include "scan/block_walk.h"

#include <cstdint>
#include <optional>

namespace moji {

/// Both from 1.
struct TextPlace {
    std::uint64_t line = 1;
    std::uint64_t column = 1;
    bool operator==(const TextPlace&) const = default;
};

/// Of a place in a text, beside it the number of the character there, from 1.
struct CharacterPlace {
    TextPlace place;
    std::uint64_t character = 1;
    bool operator==(const CharacterPlace&) const = default;
};

/// A byte within a character has that character's place. Nothing where the index does not reach so
/// far yet. `offset` may be the size.
[[nodiscard]] Result<std::optional<CharacterPlace>> placeOf(const IndexedText& text,
                                                            std::uint64_t offset);

/// Where that line's character begins; the line's end where it has fewer. Nothing where the known
/// part of the text does not hold it (of a complete index: past the last line).
[[nodiscard]] Result<std::optional<std::uint64_t>> offsetOf(const IndexedText& text,
                                                            TextPlace place);

/// Where the character of that number, from 1, begins. Nothing where the known part has fewer.
[[nodiscard]] Result<std::optional<std::uint64_t>> offsetOfCharacter(const IndexedText& text,
                                                                     std::uint64_t number);

} // namespace moji
