#pragma once
// The evidence for and against a word having been misread: how it looks now, and what it becomes.
// Bits (text_cost.h) weigh how likely both are; this says what they may not decide alone.

#include "repair/misread_utf8.h"

#include <cstddef>
#include <string_view>

namespace moji::repair {

enum class Evidence {
    Never, // controls, unassigned code points: no text
    Weak,  // what chance makes as easily: letters that hardly anybody writes, a single Asian one
    Strong,
};

/// Of the characters that came out of a word.
[[nodiscard]] Evidence evidenceOf(std::u32string_view characters);

/// Whether a word could prove that it was misread, quickly: no word in letters of one alphabet
/// does, nor do a few Asian characters, or ordinary ones.
[[nodiscard]] bool mayProve(std::u32string_view word);

/// The beginning of the first word from `at` on, which is at a word's beginning or in white space,
/// that has characters beyond ASCII and for which mayProve() has to be asked; the end of the text
/// if there is none.
[[nodiscard]] std::size_t firstUnusualWord(std::u32string_view text, std::size_t at);

enum class Look {
    Damaged,   // nobody writes it
    Ambiguous, // proves nothing by itself: „Ć”, ¬´, a lone letter
    Ordinary,  // a word in letters of one alphabet, white space
};

/// Of a part of the damaged `text`.
[[nodiscard]] Look lookOf(std::u32string_view text, const MisreadPart& part);

} // namespace moji::repair
