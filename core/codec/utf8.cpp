#include "codec/utf8.h"

namespace moji {

Utf8Codec::Utf8Codec(CodecInfo info, Signature signature)
    : CodecLoops(std::move(info))
    , m_signature(signature) {}

DecoderState Utf8Codec::stateAfterSync() const {
    return DecoderState::of(true);
}

Span Utf8Codec::firstStep(ByteView bytes, DecoderState& state, Tail tail) {
    const Span span = utf8::decodeStrict(bytes, tail);
    if (span.length == 0)
        return span;
    state = DecoderState::of(true);
    return span.text() == U"\uFEFF" ? Span::byteOrderMark(span.length) : span;
}

EncodeStep Utf8Codec::encodeStep(std::u32string_view text, EncoderState& state, Tail) const {
    const char32_t codePoint = text.front();
    if (codePoint > 0x10FFFF || (codePoint >= 0xD800 && codePoint <= 0xDFFF))
        return {EncodeStep::Status::Unmappable, 1, 0, {}};
    EncodeStep step;
    step.consumed = 1;
    char* const begin = reinterpret_cast<char*>(step.bytes.data());
    char* out = begin;
    if (m_signature == Signature::Written && !state.as<bool>()) {
        if (codePoint != 0xFEFF) // a text that brings its own is not given a second one
            out = writeUtf8(0xFEFF, out);
        state = EncoderState::of(true);
    }
    step.length = static_cast<std::uint8_t>(writeUtf8(codePoint, out) - begin);
    return step;
}

} // namespace moji
