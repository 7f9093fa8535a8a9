#pragma once
// SCSU, "A Standard Compression Scheme for Unicode" (UTS #6). In single-byte mode ASCII encodes
// itself and 80..FF are positions in one of eight dynamic windows; in Unicode mode text is
// UTF-16BE. Tags that switch modes or windows, or define a window, are `control`; a quoting tag
// belongs to the character it quotes. Illegal are reserved tags and window positions, and lone
// surrogates.
//
// The encoder looks a few characters ahead; its output is about as long as ICU's
// (tests/core/codec/tst_scsu.cpp).

#include "codec/codec_loops.h"

namespace moji {

class ScsuCodec final : public CodecLoops<ScsuCodec> {
public:
    using CodecLoops::CodecLoops;

    [[nodiscard]] Span step(ByteView bytes, DecoderState& state, Tail tail) const;
    [[nodiscard]] EncodeStep encodeStep(std::u32string_view text, EncoderState& state,
                                        Tail tail) const;
    static constexpr bool kDecodesRuns = true;
    static constexpr bool kRunsChangeState = true;
    [[nodiscard]] DecodedRun decodeRun(ByteView bytes, DecoderState& state,
                                       const RunTarget& target) const;
    static constexpr bool kEncodesRuns = true;
    [[nodiscard]] Encoded encodeRun(std::u32string_view text, EncoderState& state,
                                    std::span<Byte> out) const;
};

} // namespace moji
