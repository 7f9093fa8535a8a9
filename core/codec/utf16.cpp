#include "codec/utf16.h"

namespace moji {

namespace {

/// Appends one unit of 16 bits to the bytes of `step`.
void putUnit(EncodeStep& step, ByteOrder order, char32_t unit) {
    const auto high = static_cast<Byte>(unit >> 8);
    const auto low = static_cast<Byte>(unit);
    step.bytes[step.length++] = order == ByteOrder::Big ? high : low;
    step.bytes[step.length++] = order == ByteOrder::Big ? low : high;
}

} // namespace

Span Utf16Codec::firstStep(ByteView bytes, DecoderState& state, Tail tail) const {
    ByteOrder order = m_order;
    if (decides(m_mark) && bytes.size() >= 2) {
        if (bytes[0] == 0xFE && bytes[1] == 0xFF)
            order = ByteOrder::Big;
        else if (bytes[0] == 0xFF && bytes[1] == 0xFE)
            order = ByteOrder::Little;
    }
    const Span span = order == ByteOrder::Big ? decode<ByteOrder::Big>(bytes, tail)
                                              : decode<ByteOrder::Little>(bytes, tail);
    if (span.length == 0)
        return span;
    state = DecoderState::of(detail::stateOf(order));
    const bool isMark = span.count == 1 && span.codePoints[0] == 0xFEFF;
    return isMark ? Span::byteOrderMark(span.length) : span;
}

EncodeStep Utf16Codec::encodeStep(std::u32string_view text, EncoderState& state, Tail) const {
    const char32_t codePoint = text.front();
    if (codePoint > 0x10FFFF || detail::isSurrogate(codePoint))
        return {EncodeStep::Status::Unmappable, 1, 0, {}};
    EncodeStep step;
    step.consumed = 1;
    if (isWritten(m_mark) && !state.as<bool>()) {
        if (codePoint != 0xFEFF) // a text that brings its own is not given a second one
            putUnit(step, m_order, 0xFEFF);
        state = EncoderState::of(true);
    }
    if (codePoint < 0x10000) {
        putUnit(step, m_order, codePoint);
    } else {
        putUnit(step, m_order, 0xD800 + ((codePoint - 0x10000) >> 10));
        putUnit(step, m_order, 0xDC00 + (codePoint & 0x3FF));
    }
    return step;
}

} // namespace moji
