#pragma once
// à in misread text. Its second byte, A0, is a no-break space, for which many texts have a space: à
// became Ã and a space. It is a word in several languages, so that this space may be all that was
// kept of two, the byte's and the one after the word: `Ã la` is à la, `Ã 10 h` is à 10 h.

#include "repair/character_traits.h"

namespace moji::repair {

/// The word of one letter, whose second byte may be a space.
constexpr char32_t kSpacedLetter = U'à';

/// Whether that letter is a word by itself between two characters.
[[nodiscard]] inline bool isSpacedWord(char32_t before, char32_t after) {
    const bool isCapital = after >= U'A' && after <= U'Z';
    return !isWordLetter(before) && (!isWordLetter(after) || isCapital);
}

} // namespace moji::repair
