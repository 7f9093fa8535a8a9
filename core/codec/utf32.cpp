#include "codec/utf32.h"

namespace moji {

namespace {

/// Appends one value of 32 bits to the bytes of `step`.
void putValue(EncodeStep& step, ByteOrder order, char32_t value) {
    for (unsigned i = 0; i < 4; ++i) {
        const unsigned shift = order == ByteOrder::Big ? 24 - 8 * i : 8 * i;
        step.bytes[step.length++] = static_cast<Byte>(value >> shift);
    }
}

} // namespace

Span Utf32Codec::firstStep(ByteView bytes, DecoderState& state, Tail tail) const {
    bool big = m_order == ByteOrder::Big;
    if (decides(m_mark) && bytes.size() >= 4) {
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

EncodeStep Utf32Codec::encodeStep(std::u32string_view text, EncoderState& state, Tail) const {
    const char32_t codePoint = text.front();
    if (codePoint > 0x10FFFF || detail::isSurrogate(codePoint))
        return {EncodeStep::Status::Unmappable, 1, 0, {}};
    EncodeStep step;
    step.consumed = 1;
    if (isWritten(m_mark) && !state.as<bool>()) {
        if (codePoint != 0xFEFF) // a text that brings its own is not given a second one
            putValue(step, m_order, 0xFEFF);
        state = EncoderState::of(true);
    }
    putValue(step, m_order, codePoint);
    return step;
}

} // namespace moji
