#pragma once
// What ASCII is: bytes and code points below 80, and the white space among them.

#include "text/ascii_run.h"

#include <algorithm>
#include <string_view>

namespace moji {

[[nodiscard]] inline bool isAscii(ByteView bytes) {
    return std::ranges::all_of(bytes.subspan(detail::asciiRun(bytes)),
                               [](Byte byte) { return byte < 0x80; });
}
[[nodiscard]] inline bool isAscii(std::string_view text) {
    return isAscii(asBytes(text));
}
[[nodiscard]] inline bool isAscii(std::u32string_view text) {
    return std::ranges::all_of(text, [](char32_t codePoint) { return codePoint < 0x80; });
}

/// a to z.
[[nodiscard]] constexpr bool isSmallAscii(char32_t codePoint) {
    return codePoint >= U'a' && codePoint <= U'z';
}

/// A to Z and a to z.
[[nodiscard]] constexpr bool isAsciiLetter(char32_t codePoint) {
    return isSmallAscii(codePoint | 0x20);
}

/// Tab, line feed, vertical tab, form feed, carriage return and space.
[[nodiscard]] constexpr bool isAsciiSpace(char32_t codePoint) {
    return codePoint == U' ' || (codePoint >= U'\t' && codePoint <= U'\r');
}

} // namespace moji
