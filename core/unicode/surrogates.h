#pragma once
// Converts code points to UTF-16 and back, which ICU uses for text. Lone surrogates are kept in
// both directions.

#include <string>
#include <string_view>

namespace moji::unicode {

[[nodiscard]] constexpr bool isSurrogate(char32_t c) {
    return c >= 0xD800 && c <= 0xDFFF;
}
/// The code points that UTF-8, UTF-16 and UTF-32 can encode (Unicode Standard D76).
[[nodiscard]] constexpr bool isScalarValue(char32_t c) {
    return c <= 0x10FFFF && !isSurrogate(c);
}
[[nodiscard]] constexpr bool isHighSurrogate(char32_t c) {
    return c >= 0xD800 && c <= 0xDBFF;
}
[[nodiscard]] constexpr bool isLowSurrogate(char32_t c) {
    return c >= 0xDC00 && c <= 0xDFFF;
}
[[nodiscard]] constexpr char32_t fromSurrogates(char32_t high, char32_t low) {
    return 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00);
}
/// For code points from U+10000 on.
[[nodiscard]] constexpr char16_t highSurrogate(char32_t c) {
    return static_cast<char16_t>(0xD7C0 + (c >> 10));
}
[[nodiscard]] constexpr char16_t lowSurrogate(char32_t c) {
    return static_cast<char16_t>(0xDC00 + (c & 0x3FF));
}

inline void appendUtf16(std::u16string& out, char32_t c) {
    if (c < 0x10000) {
        out += static_cast<char16_t>(c);
    } else {
        out += highSurrogate(c);
        out += lowSurrogate(c);
    }
}

[[nodiscard]] inline std::u16string toUtf16(std::u32string_view text) {
    std::u16string out;
    out.reserve(text.size());
    for (const char32_t c : text)
        appendUtf16(out, c);
    return out;
}

[[nodiscard]] inline std::u32string fromUtf16(std::u16string_view text) {
    std::u32string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool pair =
            isHighSurrogate(text[i]) && i + 1 < text.size() && isLowSurrogate(text[i + 1]);
        out += pair ? fromSurrogates(text[i], text[i + 1]) : char32_t{text[i]};
        i += pair;
    }
    return out;
}

} // namespace moji::unicode
