#pragma once
// Readings that hardly any text has, though each of their characters costs little.
//
// A sign and a letter of ASCII read as one Asian character: 25°C is 25캜 in EUC-KR. Such a
// character is rare and stands by itself, where those of a text come one after the other.
//
// Hiragana of EUC-JP are letters of Hangul in EUC-KR, which writes them in syllables.
//
// The ï of windows-1252 reads as an acute accent, or an apostrophe beyond ASCII, in DOS sets. Many
// people type them in words, but none did in DOS.
//
// The ñ of DOS between letters reads as ¤ or €, and ▒▒ or éé as signs that nobody writes twice.
//
// Capital letters read as pieces of frames in DOS sets and KOI8: ÅÄÖ is ┼─╓. The lines of a frame
// go on from one piece to the next.

#include "codec/codec.h"

#include <string_view>

namespace moji {

/// Whether it is a piece of a frame, as DOS sets and KOI8 have them: U+2500 to U+256C.
[[nodiscard]] constexpr bool isFramePiece(char32_t c) {
    return c - 0x2500 <= 0x6C;
}

[[nodiscard]] inline bool isOfDos(const Codec& codec) {
    return codec.name().starts_with("IBM");
}

/// Whether it is an accent or apostrophe, in a set of DOS.
[[nodiscard]] constexpr bool isTypedApostrophe(char32_t c, bool isOfDos) {
    return ((c == 0xB4) | (c == 0x2019)) & isOfDos;
}

/// Signs that nobody writes twice: ±± is ▒▒ in DOS, ‚‚ is éé.
[[nodiscard]] constexpr bool isNeverTwice(char32_t c) {
    return (c == U'±') | (c == U'²') | (c == U'‚');
}
/// Signs that nobody writes between letters: tama¤o is tamaño.
[[nodiscard]] constexpr bool isNeverInWord(char32_t c) {
    return (c == U'¤') | (c == U'€');
}

/// Whether doubtOfOddSigns() may be more than 0 for a reading in a single-byte encoding for having
/// `c`. (Without a branch, so that many characters are asked about at once.)
[[nodiscard]] constexpr bool isOddSign(char32_t c, bool isOfDos) {
    return isFramePiece(c) | isNeverTwice(c) | isNeverInWord(c) | isTypedApostrophe(c, isOfDos);
}

/// Bits of doubt, in double-byte encodings: about letters of Hangul that nobody writes by
/// themselves, where no syllable is.
[[nodiscard]] double doubtOfLooseJamo(const Codec& codec, std::u32string_view text);

/// Whether all that is beyond ASCII in a double-byte encoding is one sign, again and again: dots in
/// one of them, a quotation mark in the next.
[[nodiscard]] bool isOneSign(const Codec& codec, std::u32string_view text);

/// Bits of doubt: in double-byte encodings about rare Asian characters that neither another one nor
/// a word goes before, and of which the last byte is a letter of ASCII, and doubtOfLooseJamo(); in
/// others about a sign of DOS between letters, about signs where nobody writes them, and about
/// pieces of frames whose lines do not go on.
[[nodiscard]] double doubtOfOddSigns(const Codec& codec, std::u32string_view text);

} // namespace moji
