#pragma once
// BOCU-1, "Binary Ordered Compression for Unicode" (Unicode Technical Note #6): each code point is
// written as its distance to a place near the one before, in one to four bytes. 00..20 are
// themselves. Illegal are distances that lead out of Unicode or to a surrogate, and sequences cut
// off by a byte that can be no trail byte. FF starts afresh; it is `control`.

#include "codec/codec_loops.h"

namespace moji {

class Bocu1Codec final : public CodecLoops<Bocu1Codec> {
public:
    using CodecLoops::CodecLoops;

    /// A line feed is no trail byte, and the distances begin anew behind it.
    [[nodiscard]] DecoderState stateAfterSync() const override;

    [[nodiscard]] Span step(ByteView bytes, DecoderState& state, Tail tail) const;
    [[nodiscard]] EncodeStep encodeStep(std::u32string_view text, EncoderState& state,
                                        Tail tail) const;
};

} // namespace moji
