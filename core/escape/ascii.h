#pragma once
// Sets of ASCII characters, hexadecimal digits and white space, for the escape styles.

#include "bytes/byte_source.h"

#include <array>
#include <string>
#include <string_view>

namespace moji::escape {

class AsciiSet {
public:
    constexpr explicit AsciiSet(std::string_view characters) {
        for (const char c : characters)
            m_has[static_cast<unsigned char>(c)] = true;
    }
    [[nodiscard]] constexpr bool contains(Byte byte) const { return byte < 0x80 && m_has[byte]; }

    [[nodiscard]] constexpr AsciiSet with(std::string_view characters) const {
        AsciiSet set = *this;
        for (const char c : characters)
            set.m_has[static_cast<unsigned char>(c)] = true;
        return set;
    }
    [[nodiscard]] constexpr AsciiSet without(std::string_view characters) const {
        AsciiSet set = *this;
        for (const char c : characters)
            set.m_has[static_cast<unsigned char>(c)] = false;
        return set;
    }
    /// How many bytes at the front of `bytes` are in this set.
    [[nodiscard]] constexpr std::size_t run(ByteView bytes) const {
        std::size_t count = 0;
        while (count < bytes.size() && contains(bytes[count]))
            ++count;
        return count;
    }

private:
    std::array<bool, 128> m_has{};
};

inline constexpr AsciiSet
    kAlphanumeric("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789");
/// U+0020 to U+007E.
inline constexpr AsciiSet kPrintable = kAlphanumeric.with(" !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~");

[[nodiscard]] constexpr bool isDigit(Byte byte) {
    return byte >= '0' && byte <= '9';
}
/// 0 to 15, or -1.
[[nodiscard]] constexpr int hexValue(Byte byte) {
    if (isDigit(byte))
        return byte - '0';
    if (byte >= 'A' && byte <= 'F')
        return byte - 'A' + 10;
    return byte >= 'a' && byte <= 'f' ? byte - 'a' + 10 : -1;
}
[[nodiscard]] constexpr bool isHexDigit(Byte byte) {
    return hexValue(byte) >= 0;
}
[[nodiscard]] constexpr bool isLineSpace(Byte byte) {
    return byte == ' ' || byte == '\t';
}
[[nodiscard]] constexpr bool isSpace(Byte byte) {
    return isLineSpace(byte) || byte == '\r' || byte == '\n';
}
[[nodiscard]] constexpr Byte toLower(Byte byte) {
    return byte >= 'A' && byte <= 'Z' ? static_cast<Byte>(byte + 32) : byte;
}
[[nodiscard]] constexpr bool equalsIgnoringCase(std::string_view a, std::string_view b) {
    if (a.size() != b.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (toLower(static_cast<Byte>(a[i])) != toLower(static_cast<Byte>(b[i])))
            return false;
    }
    return true;
}

/// At least `digits` upper-case hexadecimal digits.
inline void appendHex(std::string& out, std::uint32_t value, int digits) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    int needed = 1;
    while (needed < 8 && (value >> (4 * needed)) != 0)
        ++needed;
    for (int i = std::max(digits, needed) - 1; i >= 0; --i)
        out += kDigits[(value >> (4 * i)) & 15];
}

} // namespace moji::escape
