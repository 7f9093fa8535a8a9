#include "codec/utf8.h"

namespace moji {

Utf8Codec::Utf8Codec(CodecInfo info, Signature signature)
    : CodecLoops(std::move(info))
    , m_signature(signature) {}

DecoderState Utf8Codec::stateAfterSync() const {
    return DecoderState::of(true);
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
