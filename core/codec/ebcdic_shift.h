#pragma once
// IBM's EBCDIC code pages that mix one-byte and two-byte characters: SO (0E) switches to pairs, SI
// (0F) back. Both are `control`, even if they change nothing. Tables: ICU's converters of type
// UCNV_EBCDIC_STATEFUL. If the second byte of a pair is invalid, the error is the first byte alone.

#include "codec/codec_loops.h"
#include "codec/flat_codes.h"
#include "codec/stored_set.h"

namespace moji {

class EbcdicShiftCodec final : public CodecLoops<EbcdicShiftCodec> {
public:
    EbcdicShiftCodec(CodecInfo info, const char* converter);

    [[nodiscard]] Span step(ByteView bytes, DecoderState& state, Tail tail) const;
    [[nodiscard]] EncodeStep encodeStep(std::u32string_view text, EncoderState& state,
                                        Tail tail) const;
    static constexpr bool kEncodesRuns = true;
    [[nodiscard]] Encoded encodeRun(std::u32string_view text, EncoderState& state,
                                    std::span<Byte> out) const;
    [[nodiscard]] EncodeStep finish(EncoderState& state) const override;

private:
    StoredSet m_singles; // with the codes of both
    StoredSet m_pairs;
    FlatCodes m_flat; // of m_singles
};

[[nodiscard]] std::unique_ptr<Codec> makeEbcdicShift(CodecInfo info, const char* converter);

} // namespace moji
