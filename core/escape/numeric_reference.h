#pragma once
// Numeric character references, `&#19990;` and `&#x4E16;`, shared by HTML and XML.

#include "escape/ascii.h"
#include "escape/transformer.h"

#include <algorithm>

namespace moji::escape {

/// A parsed reference.
struct NumericReference {
    std::size_t length = 0; // bytes including the & and the semicolon; 0: more are needed
    std::size_t digits = 0; // 0: not a reference
    bool semicolon = false;
    char32_t value = 0; // 110000 for all values above U+10FFFF
};

/// Parses `bytes`, which start with `&#`. At most 1000 digits are read.
[[nodiscard]] inline NumericReference parseNumericReference(ByteView bytes, Tail tail) {
    constexpr std::size_t kMaxDigits = 1000;
    const bool hexadecimal = bytes.size() > 2 && (bytes[2] == 'x' || bytes[2] == 'X');
    const char32_t base = hexadecimal ? 16 : 10;
    NumericReference reference;
    std::size_t at = hexadecimal ? 3 : 2;
    for (; at < bytes.size() && reference.digits < kMaxDigits; ++at, ++reference.digits) {
        if (!(hexadecimal ? isHexDigit(bytes[at]) : isDigit(bytes[at])))
            break;
        const auto digit = static_cast<char32_t>(hexValue(bytes[at]));
        reference.value = std::min<char32_t>(reference.value * base + digit, 0x110000);
    }
    if (at >= bytes.size() && tail == Tail::MoreFollows)
        return {};
    reference.semicolon = at < bytes.size() && bytes[at] == ';' && reference.digits > 0;
    reference.length = std::min(at, bytes.size()) + reference.semicolon;
    return reference;
}

/// `&#x4E16;`
inline void appendNumericReference(std::string& out, char32_t c) {
    out += "&#x";
    appendHex(out, c, 1);
    out += ';';
}

/// `&amp;` for & and so on; empty for other characters.
[[nodiscard]] constexpr std::string_view markupEntity(char32_t c) {
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    default:
        return {};
    }
}

} // namespace moji::escape
