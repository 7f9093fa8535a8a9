#pragma once
// What the tests of single words ask of a character, remembered: they ask it of every character of
// a text.

#include "detect/character_kind.h"
#include "repair/paged_table.h"

#include <algorithm>
#include <string_view>

namespace moji::repair {

struct CharacterTraits {
    CharacterClass character;
    bool letter = false;      // alphabetic, as Unicode has it
    bool punctuation = false; // quotes, dashes, no-break spaces: may stay intact in a misread word
};

/// The traits, found out.
[[nodiscard]] CharacterTraits makeTraits(char32_t c);

/// Thread-safe, and fast for what was asked before.
[[nodiscard]] inline CharacterTraits characterTraits(char32_t c) {
    static const PagedTable<CharacterTraits, makeTraits> table;
    return table[c];
}

/// The same as moji::characterClass().
[[nodiscard]] inline CharacterClass knownClass(char32_t c) {
    return characterTraits(c).character;
}
[[nodiscard]] inline bool isWordLetter(char32_t c) {
    return characterTraits(c).letter;
}
/// What may stay intact beside misread characters.
[[nodiscard]] inline bool isWordPunctuation(char32_t c) {
    return characterTraits(c).punctuation;
}

/// Whether all are of a drawing of boxes.
[[nodiscard]] inline bool areBoxes(std::u32string_view text) {
    return std::ranges::all_of(text,
                               [](char32_t c) { return knownClass(c).kind == CharacterKind::Box; });
}

/// Whether unicode::kEmojiPresentation may follow a character: © and signs of U+2000 and beyond.
[[nodiscard]] inline bool makesPicture(char32_t c) {
    const CharacterKind kind = knownClass(c).kind;
    return c == U'©' || c == U'®' || c == U'ℹ' ||
           (c >= 0x2000 && (kind == CharacterKind::Symbol || kind == CharacterKind::Emoji ||
                            kind == CharacterKind::CommonSymbol || kind == CharacterKind::Box));
}

} // namespace moji::repair
