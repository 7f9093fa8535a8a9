#pragma once
// Numeric character references, `&#19990;` and `&#x4E16;`: common to HTML and XML.

#include "escape/ascii.h"
#include "escape/transformer.h"

#include <algorithm>

namespace moji::escape {

/// What stands behind `&#`.
struct NumericReference {
    std::size_t length = 0; // bytes from the & on, the semicolon included; 0: more are needed
    std::size_t digits = 0; // none: it is no reference
    bool semicolon = false;
    char32_t value = 0; // 110000 for everything beyond U+10FFFF
};

/// Of `bytes` that begin with `&#`. Numbers of more than 1000 digits are cut there.
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

/// `&amp;` for & and so on, empty for what has no such name.
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
