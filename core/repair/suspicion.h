#pragma once
// Which lines of a text may have been read in a wrong encoding: a quick look that clean text passes
// at hundreds of megabytes a second, so that only what is odd is diagnosed.
//
// A line is odd that has
// - controls from 80 on, U+FFFD, unassigned code points or those of private use;
// - a sign or a quotation mark inside a word, box drawing at a letter;
// - a capital after a small letter of an alphabet other than Latin;
// - three letters and more beyond ASCII on end in a Latin word;
// - letters that no language of their alphabet has together, or that the language of the text
// lacks,
//   or Latin ones beside Greek or Cyrillic ones;
// - Asian characters that are rarer than names are, or half-width kana;
// and so is any line beyond ASCII of a text that reads like no language at its beginning.

#include <string_view>
#include <vector>

namespace moji::repair {

/// Code points [begin, end) of a line, its line end included.
struct OddLine {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// In order. Never misses a line for the lines around it: each is judged by itself and by the
/// language of the text.
[[nodiscard]] std::vector<OddLine> oddLines(std::u32string_view text);

/// Whether a word is odd in any language: by its controls and signs, or letters of two alphabets.
[[nodiscard]] bool isOddWord(std::u32string_view word);

/// Whether the Asian characters of a word are rarer, one after the other, than those of names are.
[[nodiscard]] bool isRareAsian(std::u32string_view word);

} // namespace moji::repair
