#include "codec/utf32.h"

#include "unicode/surrogates.h"

namespace moji {

namespace {

/// Appends one 32-bit value to the bytes of `step`.
void putValue(EncodeStep& step, ByteOrder order, char32_t value) {
    for (unsigned i = 0; i < 4; ++i) {
        const unsigned shift = order == ByteOrder::Big ? 24 - 8 * i : 8 * i;
        step.bytes[step.length++] = static_cast<Byte>(value >> shift);
    }
}

template <ByteOrder order>
Codec::Encoded putText(std::u32string_view text, std::span<Byte> out) {
    const std::size_t most = std::min(text.size(), out.size() / 4);
    std::size_t count = 0;
    for (; count < most && unicode::isScalarValue(text[count]); ++count) {
        const auto value = static_cast<std::uint32_t>(text[count]);
        const auto stored = order == ByteOrder::Big ? __builtin_bswap32(value) : value;
        std::memcpy(out.data() + 4 * count, &stored, sizeof stored);
    }
    return {count, 4 * count, false};
}

} // namespace

Span Utf32Codec::firstStep(ByteView bytes, DecoderState& state, Tail tail) const {
    bool big = m_order == ByteOrder::Big;
    if (m_mark == OrderMark::Decides && bytes.size() >= 4) {
        if (value(bytes.data(), true) == 0xFEFF)
            big = true;
        else if (value(bytes.data(), false) == 0xFEFF)
            big = false;
    }
    const Span span = decode(bytes, big, tail);
    if (span.length == 0)
        return span;
    state = DecoderState::of(detail::stateOf(big ? ByteOrder::Big : ByteOrder::Little));
    const bool isMark = span.count == 1 && span.codePoints[0] == 0xFEFF;
    return isMark ? Span::byteOrderMark(span.length) : span;
}

EncodeStep Utf32Codec::encodeStep(std::u32string_view text, EncoderState&, Tail) const {
    const char32_t codePoint = text.front();
    if (!unicode::isScalarValue(codePoint))
        return {EncodeStep::Status::Unmappable, 1, 0, {}};
    EncodeStep step;
    step.consumed = 1;
    putValue(step, m_order, codePoint);
    return step;
}

DecodedRun Utf32Codec::decodeRun(ByteView bytes, const DecoderState& state,
                                 const RunTarget& target) const {
    const auto order = state.as<detail::OrderState>();
    if (order == detail::OrderState::AtStart)
        return {};
    const CodecKernel& kernel = defaultCodecKernel();
    const auto decode =
        order == detail::OrderState::Big ? kernel.decodeUtf32Big : kernel.decodeUtf32Little;
    return decode(bytes.data(), bytes.size(), target);
}

Codec::Converted Utf32Codec::utf8Run(ByteView bytes, const DecoderState& state,
                                     std::span<char> out) const {
    const auto order = state.as<detail::OrderState>();
    if (order == detail::OrderState::AtStart)
        return {};
    const auto& kernel = defaultCodecKernel().utf32ToUtf8;
    const auto convert = order == detail::OrderState::Big ? kernel.big : kernel.little;
    const auto run =
        convert(bytes.data(), bytes.size(), reinterpret_cast<Byte*>(out.data()), out.size());
    return {run.consumed, run.written};
}

Codec::Converted Utf32Codec::encodeUtf8(ByteView utf8, EncoderState& /*state*/,
                                        std::span<Byte> out) const {
    const auto& kernel = defaultCodecKernel().utf8ToUtf32;
    const auto convert = m_order == ByteOrder::Big ? kernel.big : kernel.little;
    const auto run = convert(utf8.data(), utf8.size(), out.data(), out.size());
    return {run.consumed, run.written};
}

Codec::Encoded Utf32Codec::encodeRun(std::u32string_view text, const EncoderState& /*state*/,
                                     std::span<Byte> out) const {
    return m_order == ByteOrder::Big ? putText<ByteOrder::Big>(text, out)
                                     : putText<ByteOrder::Little>(text, out);
}

} // namespace moji
