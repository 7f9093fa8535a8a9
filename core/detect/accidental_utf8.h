#pragma once
// Whether the few characters beyond ASCII that some bytes are in UTF-8 are such as hardly any text
// has: a short word of another encoding may be well-formed by chance. 未知 in GBK is δ֪, реж. in
// IBM866 is a Devanagari digit.

#include <string_view>

namespace moji {

/// True where
/// - neighbours are letters of two alphabets, or a capital follows a small letter and no language
///   has one of them;
/// - a letter of an alphabet other than Latin, Greek and Cyrillic is between letters of ASCII;
/// - nothing but a single digit of another script is there.
/// Letters that are rare are no accident by themselves: Bꞌaga, [ʃ].
[[nodiscard]] bool looksAccidental(std::u32string_view utf8);

/// The first of these alone: it tells of words that are repeated, too.
[[nodiscard]] bool hasStrangers(std::u32string_view utf8);

} // namespace moji
