#pragma once
// LMBCS, the Lotus Multi-Byte Character Set: a group byte (01..13) selects the code page of the
// next one or two bytes; 14 precedes a unit of UTF-16BE; characters of one group, given by the
// number in the encoding's name, have no group byte. Two groups 14 with two surrogates are one
// character of six bytes; a lone surrogate is illegal. Tables: ICU's.

#include "codec/codec_loops.h"
#include "codec/flat_codes.h"
#include "codec/stored_set.h"

namespace moji {

class LmbcsCodec final : public CodecLoops<LmbcsCodec> {
public:
    LmbcsCodec(CodecInfo info, const char* converter);

    /// The state tells whether decoding is past offset 0: 14 FE FF there is a byte-order mark.
    [[nodiscard]] Span step(ByteView bytes, DecoderState& state, Tail tail) const;
    [[nodiscard]] EncodeStep encodeStep(std::u32string_view text, EncoderState&, Tail tail) const;
    static constexpr bool kEncodesRuns = true;
    [[nodiscard]] Encoded encodeRun(std::u32string_view text, const EncoderState&,
                                    std::span<Byte> out) const {
        return m_flat.encodeRun(text, out);
    }
    /// Row and cell in the group's code page: Shift_JIS (10), EUC-KR (11), Big5 (12), GBK (13).
    [[nodiscard]] std::optional<RowCell> rowCell(ByteView span) const override;

private:
    [[nodiscard]] Span character(ByteView bytes, Tail tail) const;

    Byte m_ownGroup; // the group whose characters have no group byte
    StoredSet m_set;
    FlatCodes m_flat;
};

[[nodiscard]] std::unique_ptr<Codec> makeLmbcs(CodecInfo info, const char* converter);

} // namespace moji
