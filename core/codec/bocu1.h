#pragma once
// BOCU-1, "Binary Ordered Compression for Unicode" (Unicode Technical Note #6): each code point is
// encoded in one to four bytes as its distance from a point near the previous one. 00..20 encode
// themselves. Illegal are distances that lead to a surrogate or outside Unicode, and sequences
// interrupted by a byte that is not a trail byte. FF resets the state and is `control`.

#include "codec/codec_loops.h"

namespace moji {

class Bocu1Codec final : public CodecLoops<Bocu1Codec> {
public:
    using CodecLoops::CodecLoops;

    /// A line feed is never a trail byte, and it resets the state.
    [[nodiscard]] DecoderState stateAfterSync() const override;

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
