#pragma once
// What judging a repair asks of the characters of a text.

#include "detect/text_scorer.h"

#include <cstddef>
#include <string_view>

namespace moji::repair {

[[nodiscard]] constexpr bool isAscii(char32_t c) {
    return c < 0x80;
}

/// Alphabetic, as Unicode has it, but for the ordinal indicators and the micro sign.
[[nodiscard]] bool isLetter(char32_t c);

/// The character at a place; a space before the text (at - 1 where `at` is 0) and after it.
[[nodiscard]] constexpr char32_t characterAt(std::u32string_view text, std::size_t at) {
    return at < text.size() ? text[at] : U' ';
}

/// Bits a letter beyond what is typical of the language that `score` names.
[[nodiscard]] double excessBits(const TextScore& score);

} // namespace moji::repair
