#pragma once
// LMBCS, the Lotus Multi-Byte Character Set: a group byte (01..13) selects the code page of the
// next one or two bytes; 14 precedes a unit of UTF-16BE; characters of one group, given by the
// number in the encoding's name, have no group byte. Two groups 14 with two surrogates are one
// character of six bytes; a lone surrogate is illegal. Tables: ICU's.

#include "codec/code_table.h"
#include "codec/codec_loops.h"
#include "codec/encode_map.h"

namespace moji {

class LmbcsCodec final : public CodecLoops<LmbcsCodec> {
public:
    LmbcsCodec(CodecInfo info, const char* converter);

    /// The state tells whether decoding is past offset 0: 14 FE FF there is a byte-order mark.
    [[nodiscard]] Span step(ByteView bytes, DecoderState& state, Tail tail) const;
    [[nodiscard]] EncodeStep encodeStep(std::u32string_view text, EncoderState&, Tail tail) const;
    /// Row and cell in the group's code page: Shift_JIS (10), EUC-KR (11), Big5 (12), GBK (13).
    [[nodiscard]] std::optional<RowCell> rowCell(ByteView span) const override;

private:
    [[nodiscard]] Span character(ByteView bytes, Tail tail) const;

    Byte m_ownGroup; // the group whose characters have no group byte
    CodeTable m_table;
    EncodeMap m_codes;
};

[[nodiscard]] std::unique_ptr<Codec> makeLmbcs(CodecInfo info, const char* converter);

} // namespace moji
