#pragma once
// UTF-8 in its historic form, and extended beyond it: one to six bytes are the form of 1992
// (FSS-UTF, later RFC 2279, up to 7FFFFFFF); seven and eight bytes, led by FE and FF, are a thought
// experiment (Perl does write the seven-byte form). The leads FE and FF carry no payload.
//
//   bytes  lead        payload bits  values
//     1    0xxxxxxx          7       0 .. 7F
//     2    110xxxxx         11       80 .. 7FF
//     3    1110xxxx         16       800 .. FFFF
//     4    11110xxx         21       10000 .. 1FFFFF
//     5    111110xx         26       200000 .. 3FFFFFF
//     6    1111110x         31       4000000 .. 7FFFFFFF
//     7    11111110         36       80000000 .. FFFFFFFFF
//     8    11111111         42       1000000000 .. 3FFFFFFFFFF
//
// The shortest form is required, as in 1992, before surrogates and the limit of U+10FFFF.

#include "utf8/strict.h"

#include <bit>

namespace moji::utf8 {

inline constexpr std::size_t kHistoricLookahead = 8;

/// Payload bits of the form of `length` bytes, 1..8.
[[nodiscard]] constexpr int historicPayloadBits(int length) {
    if (length == 1)
        return 7;
    return (length < 7 ? 7 - length : 0) + 6 * (length - 1);
}
/// The largest and the smallest value of that form.
[[nodiscard]] constexpr std::uint64_t historicMaximum(int length) {
    return (std::uint64_t{1} << historicPayloadBits(length)) - 1;
}
[[nodiscard]] constexpr std::uint64_t historicMinimum(int length) {
    return length == 1 ? 0 : historicMaximum(length - 1) + 1;
}

/// The number of bytes that `lead` announces; 0 for a continuation byte.
[[nodiscard]] constexpr int historicLength(Byte lead) {
    const int ones = std::countl_one(lead);
    return ones == 0 ? 1 : ones == 1 ? 0 : ones;
}

/// The payload of a lead byte that announces `length` bytes.
[[nodiscard]] constexpr Byte historicLeadPayload(Byte lead, int length) {
    return length == 1 ? lead : lead & (0x7F >> length);
}

/// The character or error at the front: an error is a lead and the continuation bytes after it, at
/// most as many as it announces, or a stray continuation byte.
struct HistoricSpan {
    std::uint32_t length = 0;           // bytes; 0: more bytes are needed
    SpanStatus status = SpanStatus::Ok; // Ok, TooLong, TooShort or Overlong
    std::uint64_t value = 0;            // 0 for an error
    constexpr bool operator==(const HistoricSpan&) const = default;
};

/// Whether the first bytes (two, if the form has as many) show that a shorter form would suffice.
[[nodiscard]] constexpr bool isHistoricOverlong(ByteView bytes, int length) {
    if (length == 2)
        return historicLeadPayload(bytes[0], length) < 2; // C0, C1: six bits, none of them high
    if (length == 1 || bytes.size() < 2)
        return false;
    const std::uint64_t head =
        std::uint64_t{historicLeadPayload(bytes[0], length)} << 6 | (bytes[1] & 0x3Fu);
    return head < historicMinimum(length) >> (6 * (length - 2));
}

[[nodiscard]] constexpr HistoricSpan decodeHistoric(ByteView bytes, Tail tail) {
    const int length = historicLength(bytes[0]);
    if (length == 0)
        return {1, SpanStatus::TooLong, 0};
    std::uint64_t value = historicLeadPayload(bytes[0], length);
    std::uint32_t read = 1;
    for (; read < static_cast<std::uint32_t>(length); ++read) {
        if (read == bytes.size() && tail == Tail::MoreFollows)
            return {};
        if (read == bytes.size() || !isContinuation(bytes[read]))
            break;
        value = (value << 6) | (bytes[read] & 0x3Fu);
    }
    if (isHistoricOverlong(bytes.first(read), length))
        return {read, SpanStatus::Overlong, 0};
    if (read < static_cast<std::uint32_t>(length))
        return {read, SpanStatus::TooShort, 0};
    return {read, SpanStatus::Ok, value};
}

struct HistoricBytes {
    std::array<Byte, 8> bytes{};
    std::size_t length = 0; // 0: no form is large enough
    [[nodiscard]] constexpr ByteView view() const { return ByteView(bytes).first(length); }
};

/// `value` in `length` bytes, whether or not that is the shortest form; nothing if it is too large
/// for the form.
[[nodiscard]] constexpr HistoricBytes encodeHistoric(std::uint64_t value, int length) {
    HistoricBytes out;
    if (value > historicMaximum(length))
        return out;
    const unsigned lead = length == 1 ? 0 : 0xFFu << (8 - length);
    out.length = static_cast<std::size_t>(length);
    for (std::size_t i = out.length - 1; i > 0; --i, value >>= 6)
        out.bytes[i] = static_cast<Byte>(0x80 | (value & 0x3F));
    out.bytes[0] = static_cast<Byte>(lead | value);
    return out;
}
/// In the shortest form.
[[nodiscard]] constexpr HistoricBytes encodeHistoric(std::uint64_t value) {
    int length = 1;
    while (length < 8 && value > historicMaximum(length))
        ++length;
    return encodeHistoric(value, length);
}

} // namespace moji::utf8
