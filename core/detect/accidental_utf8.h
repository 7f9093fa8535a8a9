#pragma once
// Whether the few characters beyond ASCII that some bytes are in UTF-8 are such as hardly any text
// has: a short word of another encoding may be well-formed by chance. 未知 in GBK is δ֪, реж. in
// IBM866 is a Devanagari digit.

#include <cstdint>
#include <string_view>

namespace moji {

constexpr double kHardlyText = 0.04;        // plausibility: other encodings are tried
constexpr std::uint64_t kMostAccidents = 3; // sequences; more are UTF-8 whatever they say

/// True where
/// - neighbours are letters of two alphabets, or a capital follows a small letter and no language
///   has one of them;
/// - a letter of an alphabet other than Latin, Greek and Cyrillic is between letters of ASCII;
/// - a word of ASCII ends with a letter of an alphabet other than Latin and Greek, or one of
///   capitals with a letter that no language has;
/// - nothing but a single digit of another script is there.
/// Letters that are rare are no accident by themselves: Bꞌaga, [ʃ].
[[nodiscard]] bool looksAccidental(std::u32string_view utf8);

/// A few sequences that read as hardly any text, or as looksAccidental() says, may be accidents:
/// other encodings are tried. `wellFormed`: how many there are. More than three are accidents only
/// if the same ones are repeated and the first sign is there: of 23,948 windows of legacy text, one
/// was valid.
[[nodiscard]] bool mayBeAccident(std::uint64_t wellFormed, std::u32string_view utf8,
                                 double plausibility);

/// Whether there are few enough, or few different ones, for foreign_words.h to be asked.
[[nodiscard]] bool mayBeForeign(std::uint64_t wellFormed, std::u32string_view utf8);

} // namespace moji
