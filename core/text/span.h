#pragma once
// What a decoder says of the next few bytes: how many belong together and what they are.
// Spans tile any input: contiguous, none empty.

#include <array>
#include <cstdint>
#include <string_view>

namespace moji {

/// The UTF-8 kinds are those of the Unicode Standard's maximal subparts (3.9, "Constraints on
/// Conversion Processes"), named as simdutf names them; the last three are for other encodings.
enum class SpanStatus : std::uint8_t {
    Ok,         // one or more code points
    Control,    // no character of the text: an escape, a shift; a byte-order mark at offset 0
    TooShort,   // UTF-8: cut off by another byte or by the end
    TooLong,    // UTF-8: a continuation byte that continues nothing
    HeaderBits, // UTF-8: F8..FF, which begin nothing
    TooLarge,   // UTF-8: beyond U+10FFFF (F4 90.., F5..F7)
    Overlong,   // UTF-8: longer than the shortest form (C0, C1, E0 80.., F0 80..)
    Surrogate,  // UTF-8: ED A0.., a UTF-16 surrogate
    Truncated,  // other encodings: cut off by the end of input
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

    std::uint32_t length = 0; // bytes; 0 only as "more bytes are needed to tell"
    SpanStatus status = SpanStatus::Ok;
    std::uint8_t count = 0;                            // code points, 0 for an error
    std::array<char32_t, kMaxCodePoints> codePoints{}; // the first `count` are meant

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
