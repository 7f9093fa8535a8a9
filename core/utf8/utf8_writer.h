#pragma once
// Code points as UTF-8 (RFC 3629, section 3).

#include "bytes/byte_source.h"

#include <string>
#include <string_view>

namespace moji {

/// Writes 1 to 4 bytes at `out` and returns the place after them. A surrogate becomes its three
/// bytes (WTF-8), a value above 10FFFF becomes U+FFFD.
inline char* writeUtf8(char32_t codePoint, char* out) {
    if (codePoint < 0x80) {
        *out++ = static_cast<char>(codePoint);
        return out;
    }
    if (codePoint > 0x10FFFF)
        codePoint = 0xFFFD;
    if (codePoint < 0x800) {
        *out++ = static_cast<char>(0xC0 | (codePoint >> 6));
    } else {
        if (codePoint < 0x10000) {
            *out++ = static_cast<char>(0xE0 | (codePoint >> 12));
        } else {
            *out++ = static_cast<char>(0xF0 | (codePoint >> 18));
            *out++ = static_cast<char>(0x80 | ((codePoint >> 12) & 0x3F));
        }
        *out++ = static_cast<char>(0x80 | ((codePoint >> 6) & 0x3F));
    }
    *out++ = static_cast<char>(0x80 | (codePoint & 0x3F));
    return out;
}

/// `\xE4`
inline char* writeHexEscape(Byte byte, char* out) {
    constexpr char kDigits[] = "0123456789ABCDEF";
    *out++ = '\\';
    *out++ = 'x';
    *out++ = kDigits[byte >> 4];
    *out++ = kDigits[byte & 15];
    return out;
}

inline void appendUtf8(std::string& text, char32_t codePoint) {
    char buffer[4];
    text.append(buffer, static_cast<std::size_t>(writeUtf8(codePoint, buffer) - buffer));
}

[[nodiscard]] std::string toUtf8(std::u32string_view text);
/// Malformed bytes become U+FFFD, one for each maximal subpart.
[[nodiscard]] std::u32string fromUtf8(std::string_view text);

} // namespace moji
