#pragma once
// The tags and windows of SCSU (UTS #6, sections 3 to 5), for both decoder and encoder.

#include "bytes/byte_source.h"

#include <array>
#include <optional>

namespace moji::scsu {

// Tags of single-byte mode. Window tags are the first of eight, for windows 0..7 (SQ0 to SQ7).
constexpr Byte kQuoteWindow = 0x01;    // SQn: one character from window n
constexpr Byte kDefineExtended = 0x0B; // SDX
constexpr Byte kQuoteUnicode = 0x0E;   // SQU
constexpr Byte kUnicodeMode = 0x0F;    // SCU
constexpr Byte kChangeWindow = 0x10;   // SCn
constexpr Byte kDefineWindow = 0x18;   // SDn
// Tags of Unicode mode.
constexpr Byte kUnicodeChange = 0xE0;   // UCn
constexpr Byte kUnicodeDefine = 0xE8;   // UDn
constexpr Byte kUnicodeQuote = 0xF0;    // UQU
constexpr Byte kUnicodeExtended = 0xF1; // UDX
constexpr Byte kUnicodeReserved = 0xF2;

constexpr char32_t kWindowSize = 0x80;

constexpr std::array<char32_t, 8> kStaticWindows = {0x0000, 0x0080, 0x0100, 0x0300,
                                                    0x2000, 0x2080, 0x2100, 0x3000};

/// The position of a dynamic window as encoded in a tag: a byte (SDn, UDn), or 100 + thirteen bits
/// (SDX, UDX).
using Position = std::uint16_t;
constexpr Position kExtended = 0x100;

constexpr Byte kFirstSpecial = 0xF9;
constexpr std::array<char32_t, 7> kSpecialOffsets = {0x00C0, 0x0250, 0x0370, 0x0530,
                                                     0x3040, 0x30A0, 0xFF60};

/// The initial windows: Latin-1, Latin-1 letters and Latin Extended-A, Cyrillic, Arabic,
/// Devanagari, Hiragana, Katakana, fullwidth forms.
constexpr std::array<Position, 8> kInitialWindows = {0x01, 0xF9, 0x08, 0x0C,
                                                     0x12, 0xFD, 0xFE, 0xA6};

/// The first code point of a window; nothing for the reserved positions 00 and A8..F8.
[[nodiscard]] constexpr std::optional<char32_t> offsetOf(Position position) {
    if (position >= kExtended)
        return 0x10000 + (static_cast<char32_t>(position - kExtended) << 7);
    if (position >= kFirstSpecial)
        return kSpecialOffsets[position - kFirstSpecial];
    if (position == 0 || position >= 0xA8)
        return std::nullopt;
    const auto offset = static_cast<char32_t>(position) << 7;
    return position < 0x68 ? offset : offset + 0xAC00; // there are no windows in 3400..DFFF
}

/// A position whose window contains `codePoint`; nothing for 0000..007F and the Han and Hangul
/// area.
[[nodiscard]] constexpr std::optional<Position> positionFor(char32_t codePoint) {
    for (std::size_t i = 0; i < kSpecialOffsets.size(); ++i) {
        if (codePoint - kSpecialOffsets[i] < kWindowSize)
            return static_cast<Position>(kFirstSpecial + i);
    }
    if (codePoint >= 0x10000)
        return static_cast<Position>(kExtended + ((codePoint - 0x10000) >> 7));
    if (codePoint >= 0xE000)
        return static_cast<Position>((codePoint - 0xAC00) >> 7);
    if (codePoint >= kWindowSize && codePoint < 0x3400)
        return static_cast<Position>(codePoint >> 7);
    return std::nullopt;
}

/// Characters that single-byte mode passes through.
[[nodiscard]] constexpr bool passes(char32_t codePoint) {
    return (codePoint >= 0x20 && codePoint < 0x80) || codePoint == 0 || codePoint == '\t' ||
           codePoint == '\n' || codePoint == '\r';
}

} // namespace moji::scsu
