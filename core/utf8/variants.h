#pragma once
// The three variants of UTF-8 that expose UTF-16 surrogates; one decoding step for each.
//
//            U+10000 and above      lone surrogate   U+0000    overlong forms
//   CESU-8   a pair of three bytes  passes           00        refused
//   MUTF-8   a pair of three bytes  passes           C0 80     pass, of two and three bytes
//   WTF-8    four bytes             passes           00        refused
//
// A surrogate that passes is a code point U+D800..DFFF of three bytes. In CESU-8 and MUTF-8 a lead
// surrogate and the trail surrogate after it are one character of six bytes; a decoder that starts
// at the second half sees a lone trail surrogate, so start at a byte below 80 or from the
// beginning.
//
// Errors are maximal subparts (Unicode Standard 3.9) under each encoding's own idea of what may
// follow what: SpanStatus::Truncated where the input ends, SpanStatus::Illegal where another byte
// cuts the sequence off or it is not allowed at all.

#include "utf8/strict.h"

namespace moji::utf8 {

[[nodiscard]] constexpr bool isLeadSurrogate(char32_t codePoint) {
    return codePoint >= 0xD800 && codePoint <= 0xDBFF;
}
[[nodiscard]] constexpr bool isTrailSurrogate(char32_t codePoint) {
    return codePoint >= 0xDC00 && codePoint <= 0xDFFF;
}
[[nodiscard]] constexpr bool isSurrogate(char32_t codePoint) {
    return codePoint >= 0xD800 && codePoint <= 0xDFFF;
}
[[nodiscard]] constexpr char32_t joinSurrogates(char32_t lead, char32_t trail) {
    return 0x10000 + ((lead - 0xD800) << 10) + (trail - 0xDC00);
}

namespace detail {

/// The form that a lead byte announces in one of the variants.
struct VariantForm {
    int length; // bytes, 0 if the byte cannot start a character
    SecondByteRange second;
};

/// Like UTF-8, but surrogates are valid: ED 80..BF.
[[nodiscard]] constexpr VariantForm formWithSurrogates(Byte lead) {
    return {sequenceLength(lead),
            lead == 0xED ? SecondByteRange{0x80, 0xBF} : secondByteRange(lead)};
}

/// Like java.io.DataInput: the lead's bits count, no value is too small.
[[nodiscard]] constexpr VariantForm formOfJava(Byte lead) {
    const int length = lead < 0x80 ? 1 : lead < 0xC0 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 0;
    return {length, {0x80, 0xBF}};
}

[[nodiscard]] constexpr Span decodeForm(ByteView bytes, Tail tail, VariantForm form) {
    const Byte lead = bytes[0];
    if (form.length == 0)
        return Span::error(1, SpanStatus::Illegal);
    char32_t codePoint = form.length == 1 ? lead : lead & (0x7Fu >> form.length);
    for (int i = 1; i < form.length; ++i) {
        if (static_cast<std::size_t>(i) == bytes.size())
            return tail == Tail::MoreFollows
                       ? Span::needsMore()
                       : Span::error(static_cast<std::uint32_t>(i), SpanStatus::Truncated);
        const Byte byte = bytes[static_cast<std::size_t>(i)];
        const auto [first, last] = i == 1 ? form.second : SecondByteRange{0x80, 0xBF};
        if (byte < first || byte > last)
            return Span::error(static_cast<std::uint32_t>(i), SpanStatus::Illegal);
        codePoint = (codePoint << 6) | (byte & 0x3Fu);
    }
    return Span::character(static_cast<std::uint32_t>(form.length), codePoint);
}

/// Decodes the bytes after a lead surrogate: a trail surrogate (ED B0..BF 80..BF), something else,
/// or too few bytes to decide.
[[nodiscard]] constexpr Span decodeTrailSurrogate(ByteView bytes, Tail tail) {
    if (bytes.empty())
        return tail == Tail::MoreFollows ? Span::needsMore()
                                         : Span::error(1, SpanStatus::Truncated);
    if (bytes[0] != 0xED)
        return Span::error(1, SpanStatus::Illegal);
    return decodeForm(bytes, tail, {3, {0xB0, 0xBF}});
}

/// `first` is the character at the front of `bytes`. If it is a lead surrogate before a trail
/// surrogate, returns `whole(codePoint)`, the span of the six bytes.
template <class Whole>
[[nodiscard]] constexpr Span withTrailSurrogate(Span first, ByteView bytes, Tail tail,
                                                Whole whole) {
    if (first.count == 0 || !isLeadSurrogate(first.codePoints[0]))
        return first;
    const Span second = decodeTrailSurrogate(bytes.subspan(first.length), tail);
    if (second.length == 0)
        return Span::needsMore();
    if (isError(second.status))
        return first;
    return whole(joinSurrogates(first.codePoints[0], second.codePoints[0]));
}

} // namespace detail

/// CESU-8 (Unicode Technical Report #26), with the errors of ICU's converter: a four-byte form of
/// UTF-8 is one error (F0 9F 98 80).
[[nodiscard]] constexpr Span decodeCesu8(ByteView bytes, Tail tail) {
    const Span first = detail::decodeForm(bytes, tail, detail::formWithSurrogates(bytes[0]));
    if (first.length == 4)
        return Span::error(4, SpanStatus::Illegal);
    return detail::withTrailSurrogate(
        first, bytes, tail, [](char32_t codePoint) { return Span::character(6, codePoint); });
}

/// Modified UTF-8, as java.io.DataInput.readUTF reads it: accepts any form of one to three bytes,
/// including overlong ones (C0 AF, E0 80 AF; 00 as well as C0 80); F0..FF cannot start a character.
/// Where Java throws, this reports an error.
[[nodiscard]] constexpr Span decodeMutf8(ByteView bytes, Tail tail) {
    const Span first = detail::decodeForm(bytes, tail, detail::formOfJava(bytes[0]));
    return detail::withTrailSurrogate(
        first, bytes, tail, [](char32_t codePoint) { return Span::character(6, codePoint); });
}

/// WTF-8 (Simon Sapin, "The WTF-8 encoding"). A surrogate pair must be encoded as the four bytes of
/// its character; as two three-byte forms ("surrogate pair byte sequence") it is ill-formed: one
/// error of six bytes, so that neither half is accepted as a lone surrogate.
[[nodiscard]] constexpr Span decodeWtf8(ByteView bytes, Tail tail) {
    const Span first = detail::decodeForm(bytes, tail, detail::formWithSurrogates(bytes[0]));
    return detail::withTrailSurrogate(first, bytes, tail,
                                      [](char32_t) { return Span::error(6, SpanStatus::Illegal); });
}

} // namespace moji::utf8
