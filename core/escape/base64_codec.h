#pragma once
// Base64 digits (RFC 4648, section 4), shared by base64, encoded words and UTF-7.

#include "bytes/byte_source.h"

#include <string>
#include <string_view>

namespace moji::escape {

inline constexpr std::string_view kBase64Digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// 0 to 63, or -1. `urlSafe` also accepts the URL-safe digits - and _ (RFC 4648, section 5).
[[nodiscard]] constexpr int base64Value(Byte digit, bool urlSafe = false) {
    if (digit >= 'A' && digit <= 'Z')
        return digit - 'A';
    if (digit >= 'a' && digit <= 'z')
        return digit - 'a' + 26;
    if (digit >= '0' && digit <= '9')
        return digit - '0' + 52;
    if (digit == '+' || (urlSafe && digit == '-'))
        return 62;
    return digit == '/' || (urlSafe && digit == '_') ? 63 : -1;
}

/// The four digits for one to three bytes, padded with =.
inline void appendBase64Group(std::string& out, ByteView bytes) {
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < 3; ++i)
        bits = (bits << 8) | (i < bytes.size() ? bytes[i] : 0u);
    for (std::size_t i = 0; i < 4; ++i)
        out += i <= bytes.size() ? kBase64Digits[(bits >> (18 - 6 * i)) & 63] : '=';
}

} // namespace moji::escape
