#pragma once
// The strict UTF-8 decoder: Unicode Standard Table 3-7 (well-formed byte sequences), RFC 3629, and
// for ill-formed bytes the maximal-subpart rule of the WHATWG Encoding Standard's "UTF-8 decoder".
// Tests prove all other strict decoders equal to this one.

#include "bytes/byte_source.h"
#include "text/span.h"
#include "text/tail.h"

#include <bit>
#include <string_view>

namespace moji::utf8 {

/// The valid second bytes after `lead` (C2..F4). Unicode Table 3-7.
struct SecondByteRange {
    Byte first;
    Byte last;
};
[[nodiscard]] constexpr SecondByteRange secondByteRange(Byte lead) {
    switch (lead) {
    case 0xE0:
        return {0xA0, 0xBF}; // below: overlong
    case 0xED:
        return {0x80, 0x9F}; // above: surrogates
    case 0xF0:
        return {0x90, 0xBF}; // below: overlong
    case 0xF4:
        return {0x80, 0x8F}; // above: greater than U+10FFFF
    default:
        return {0x80, 0xBF};
    }
}

/// The length of a well-formed sequence that starts with `lead`: 1..4, or 0 if `lead` cannot start
/// a character.
[[nodiscard]] constexpr int sequenceLength(Byte lead) {
    if (lead < 0x80)
        return 1;
    if (lead < 0xC2 || lead > 0xF4)
        return 0;
    return lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

/// The length of a code point's shortest form (a surrogate: three).
[[nodiscard]] constexpr std::uint32_t encodedLength(char32_t codePoint) {
    return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
}

[[nodiscard]] constexpr bool isContinuation(Byte byte) {
    return (byte & 0xC0) == 0x80;
}

namespace detail {

/// The error of a byte that cannot start a character.
[[nodiscard]] constexpr SpanStatus leadError(Byte lead) {
    if (lead < 0xC0)
        return SpanStatus::TooLong;
    if (lead < 0xC2)
        return SpanStatus::Overlong;
    return lead < 0xF8 ? SpanStatus::TooLarge : SpanStatus::HeaderBits;
}

/// Why `second` is invalid after `lead`.
[[nodiscard]] constexpr SpanStatus secondByteError(Byte lead, Byte second) {
    if (!isContinuation(second))
        return SpanStatus::TooShort;
    if (lead == 0xED)
        return SpanStatus::Surrogate;
    return lead == 0xF4 ? SpanStatus::TooLarge : SpanStatus::Overlong; // E0, F0
}

} // namespace detail

/// The character, or the ill-formed maximal subpart, at the front of `bytes` (not empty).
[[nodiscard]] constexpr Span decodeStrict(ByteView bytes, Tail tail) {
    const Byte lead = bytes[0];
    if (lead < 0x80)
        return Span::character(1, lead);
    const int length = sequenceLength(lead);
    if (length == 0)
        return Span::error(1, detail::leadError(lead));
    const auto [first, last] = secondByteRange(lead);
    char32_t codePoint = lead & (0x7Fu >> length);
    for (int i = 1; i < length; ++i) {
        if (static_cast<std::size_t>(i) == bytes.size())
            return tail == Tail::MoreFollows
                       ? Span::needsMore()
                       : Span::error(static_cast<std::uint32_t>(i), SpanStatus::TooShort);
        const Byte byte = bytes[static_cast<std::size_t>(i)];
        if (i == 1 ? byte < first || byte > last : !isContinuation(byte)) {
            const auto status = i == 1 ? detail::secondByteError(lead, byte) : SpanStatus::TooShort;
            return Span::error(static_cast<std::uint32_t>(i), status);
        }
        codePoint = (codePoint << 6) | (byte & 0x3Fu);
    }
    return Span::character(static_cast<std::uint32_t>(length), codePoint);
}

/// The bytes that were expected after an incomplete sequence of `length` bytes that starts with
/// `lead`; nothing if only a lead byte was valid ("lead byte" in `moji`).
[[nodiscard]] constexpr std::optional<SecondByteRange> expectedAfter(Byte lead,
                                                                     std::uint32_t length) {
    if (sequenceLength(lead) < 2)
        return std::nullopt;
    return length == 1 ? secondByteRange(lead) : SecondByteRange{0x80, 0xBF};
}

/// The number of bytes that `lead` announces, including historic forms: used to group the errors of
/// one fault into a problem. C0..DF 2, E0..EF 3, F0..F7 4, F8..FB 5, FC..FD 6, all others 1.
[[nodiscard]] constexpr std::uint32_t announcedLength(Byte lead) {
    if (lead < 0xC0 || lead >= 0xFE)
        return 1;
    return static_cast<std::uint32_t>(std::countl_one(lead));
}

} // namespace moji::utf8
