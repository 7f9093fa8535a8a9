#pragma once
// The decoder's answer for the next few bytes: how many belong together and what they are. Spans
// tile any input: contiguous, none empty.

#include <array>
#include <cstdint>
#include <string_view>

namespace moji {

/// The UTF-8 kinds apply to the Unicode Standard's maximal subparts (3.9, "Constraints on
/// Conversion Processes"); the names are simdutf's. The last three are for other encodings.
enum class SpanStatus : std::uint8_t {
    Ok,         // one or more code points
    Control,    // not a character of the text: an escape, a shift; a byte-order mark at offset 0
    TooShort,   // UTF-8: incomplete, before another byte or the end
    TooLong,    // UTF-8: a stray continuation byte
    HeaderBits, // UTF-8: F8..FF, which cannot start a character
    TooLarge,   // UTF-8: above U+10FFFF (F4 90.., F5..F7)
    Overlong,   // UTF-8: longer than the shortest form (C0, C1, E0 80.., F0 80..)
    Surrogate,  // UTF-8: ED A0.., a UTF-16 surrogate
    Truncated,  // other encodings: incomplete at the end of input
    Unmapped,   // other encodings: well-formed, no such character
    Illegal,    // other encodings: no such sequence
};

[[nodiscard]] constexpr bool isError(SpanStatus status) {
    return status >= SpanStatus::TooShort;
}

/// The identifier that `moji` prints, `too_short` for example.
[[nodiscard]] std::string_view identifier(SpanStatus status);

struct Span {
    static constexpr std::size_t kMaxCodePoints = 4;

    std::uint32_t length = 0; // bytes; 0 only for needsMore()
    SpanStatus status = SpanStatus::Ok;
    std::uint8_t count = 0;                            // code points, 0 for an error
    std::array<char32_t, kMaxCodePoints> codePoints{}; // only the first `count` are valid

    [[nodiscard]] static constexpr Span needsMore() { return {}; }
    [[nodiscard]] static constexpr Span character(std::uint32_t length, char32_t codePoint) {
        return {length, SpanStatus::Ok, 1, {codePoint}};
    }
    [[nodiscard]] static constexpr Span control(std::uint32_t length) {
        return {length, SpanStatus::Control, 0, {}};
    }
    [[nodiscard]] static constexpr Span byteOrderMark(std::uint32_t length) {
        return {length, SpanStatus::Control, 1, {0xFEFF}};
    }
    [[nodiscard]] static constexpr Span error(std::uint32_t length, SpanStatus status) {
        return {length, status, 0, {}};
    }
    [[nodiscard]] constexpr std::u32string_view text() const { return {codePoints.data(), count}; }
    constexpr bool operator==(const Span&) const = default;
};

} // namespace moji
