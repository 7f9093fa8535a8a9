#pragma once
// The first UTF-8 decoder and encoder, by Ken Thompson for Plan 9, September 1992, as printed in
// "File System Safe UCS Transformation Format" (FSS-UTF): a table of six rows that both directions
// walk. It knows one to six bytes, 31 bits, and rejects overlong forms. It was written before
// surrogates and before the limit of U+10FFFF, so ED A0 80 is U+D800 and FD BF BF BF BF BF is
// U+7FFFFFFF to it.
//
// It has no recovery of its own: after an error the caller continues at the next byte, as Plan 9's
// chartorune does, with one U+FFFD.

#include "bytes/byte_source.h"
#include "utf8/observer.h"

#include <array>
#include <string_view>

namespace moji::utf8 {

/// A row of Thompson's `Tab`: row n, counted from 1, is the form of n bytes.
struct TabRow {
    Byte cmask;          // the bits of the first byte that identify the form
    Byte cval;           // the value of those bits
    int shift;           // the number of payload bits after the first byte's
    std::uint32_t lmask; // the payload bits of the form, its largest value
    std::uint32_t lval;  // its smallest value: smaller values are overlong
};

inline constexpr std::array<TabRow, 6> kTab{{
    {0x80, 0x00, 0, 0x7F, 0},
    {0xE0, 0xC0, 6, 0x7FF, 0x80},
    {0xF0, 0xE0, 12, 0xFFFF, 0x800},
    {0xF8, 0xF0, 18, 0x1FFFFF, 0x10000},
    {0xFC, 0xF8, 24, 0x3FFFFFF, 0x200000},
    {0xFE, 0xFC, 30, 0x7FFFFFFF, 0x4000000},
}};

enum class Plan9Outcome : std::uint8_t {
    Next,            // no match; reads the next byte and tries the next row
    Accept,          // match, and l is not below lval
    Incomplete,      // no match, and no byte remains
    NotContinuation, // no match, and the next byte is not 80..BF
    TooSmall,        // match, but l < lval: overlong
    NoRow,           // six rows and no match: FE, FF
};

[[nodiscard]] constexpr std::string_view identifier(Plan9Outcome outcome) {
    constexpr std::array<std::string_view, 6> kNames = {
        "next", "accept", "incomplete", "not_continuation", "too_small", "no_row"};
    return kNames[static_cast<std::size_t>(outcome)];
}

/// One row tried by mbtowc.
struct Plan9Step {
    std::uint64_t offset; // of the first byte
    int row;              // from 1: kTab[row - 1]
    Byte byte;            // the first byte, which every row tests
    bool matched;         // (byte & cmask) == cval
    std::uint64_t l;      // the bits gathered, after the step
    Plan9Outcome outcome;

    [[nodiscard]] constexpr const TabRow& tab() const {
        return kTab[static_cast<std::size_t>(row - 1)];
    }
    constexpr bool operator==(const Plan9Step&) const = default;
};

/// The number of bytes that mbtowc may read: each of the six rows except a matching one reads
/// another byte.
inline constexpr std::size_t kPlan9Lookahead = 7;

/// `mbtowc`: the character at the front of `bytes` (not empty), or an error of one byte. `bytes`
/// must hold kPlan9Lookahead bytes or all that remain; past the end there is no continuation byte,
/// like the zero byte after a C string.
template <class Observer = NoObserver>
[[nodiscard]] constexpr Sequence mbtowc(ByteView bytes, std::uint64_t offset = 0,
                                        Observer&& observe = {}) {
    const Byte first = bytes[0];
    std::uint64_t l = first;
    for (std::size_t row = 1; row <= kTab.size(); ++row) {
        const TabRow& tab = kTab[row - 1];
        const bool matched = (first & tab.cmask) == tab.cval;
        auto outcome = Plan9Outcome::Next;
        if (matched) {
            l &= tab.lmask;
            outcome = l < tab.lval ? Plan9Outcome::TooSmall : Plan9Outcome::Accept;
        } else if (row >= bytes.size()) {
            outcome = Plan9Outcome::Incomplete;
        } else if (const Byte c = bytes[row] ^ 0x80; (c & 0xC0) != 0) {
            outcome = Plan9Outcome::NotContinuation;
        } else {
            l = (l << 6) | c;
            outcome = row < kTab.size() ? Plan9Outcome::Next : Plan9Outcome::NoRow;
        }
        observe(Plan9Step{offset, static_cast<int>(row), first, matched, l, outcome});
        if (outcome == Plan9Outcome::Accept)
            return Sequence::character(row, static_cast<char32_t>(l));
        if (outcome != Plan9Outcome::Next)
            break;
    }
    return Sequence::error(1);
}

/// One byte written by wctomb.
struct WctombStep {
    char32_t codePoint;
    int row;   // from 1: kTab[row - 1], the first whose lmask is large enough
    int c;     // how far the code point is shifted right for this byte
    Byte byte; // cval | (l >> c), then 80 | ((l >> c) & 3F)
    constexpr bool operator==(const WctombStep&) const = default;
};

struct Plan9Bytes {
    std::array<Byte, 6> bytes{};
    std::size_t length = 0; // 0: no row is large enough (above 7FFFFFFF)
    [[nodiscard]] constexpr ByteView view() const { return ByteView(bytes).first(length); }
};

/// `wctomb`: the bytes of a value up to 7FFFFFFF, including surrogates. No bytes for larger values,
/// for which the original, with a signed wchar_t, wrote one meaningless byte.
template <class Observer = NoObserver>
[[nodiscard]] constexpr Plan9Bytes wctomb(char32_t codePoint, Observer&& observe = {}) {
    Plan9Bytes out;
    for (std::size_t row = 1; row <= kTab.size(); ++row) {
        const TabRow& tab = kTab[row - 1];
        if (codePoint > tab.lmask)
            continue;
        for (int c = tab.shift; c >= 0; c -= 6) {
            const auto bits = codePoint >> c;
            const auto byte =
                static_cast<Byte>(c == tab.shift ? tab.cval | bits : 0x80 | (bits & 0x3F));
            out.bytes[out.length++] = byte;
            observe(WctombStep{codePoint, static_cast<int>(row), c, byte});
        }
        break;
    }
    return out;
}

} // namespace moji::utf8
