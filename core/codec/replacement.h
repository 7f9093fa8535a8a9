#pragma once
// `replacement` of the WHATWG Encoding Standard: one error for any input, then the end. Here the
// error is the first byte, and the bytes after it are control spans. Nothing can be encoded. (Its
// labels, such as ISO-2022-KR, are separate encodings here.)

#include "codec/codec_loops.h"

namespace moji {

class ReplacementCodec final : public CodecLoops<ReplacementCodec> {
public:
    using CodecLoops::CodecLoops;

    [[nodiscard]] DecoderState stateAfterSync() const override { return DecoderState::of(true); }
    [[nodiscard]] Span step(ByteView, DecoderState& state, Tail) const {
        const bool hasReported = state.as<bool>();
        state = DecoderState::of(true);
        return hasReported ? Span::control(1) : Span::error(1, SpanStatus::Illegal);
    }
    [[nodiscard]] EncodeStep encodeStep(std::u32string_view, EncoderState&, Tail) const {
        return {EncodeStep::Status::Unmappable, 1, 0, {}};
    }
};

} // namespace moji
