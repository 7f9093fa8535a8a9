#pragma once
// Compound Text, the X11 interchange encoding for selections and properties ("Compound Text
// Encoding", X Consortium Standard, version 1.1; X.Org's UTF-8 segments). Escapes designate a set
// for bytes 21..7E (GL, initially ASCII) and one for A0..FF (GR, initially ISO 8859-1):
//   ESC ( F      94 characters in GL    ASCII, JIS X 0201 Roman
//   ESC ) F      94 characters in GR    JIS X 0201 Roman, katakana
//   ESC - F      96 characters in GR    ISO 8859-1 to -9, -14, -15, TIS 620
//   ESC $ ( F    94 x 94 in GL          GB 2312, JIS X 0208 and 0212, KS C 5601, CNS 11643
//   ESC $ ) F    94 x 94 in GR          the same
//   ESC % G .. ESC % @                  UTF-8
//   ESC % / n M L name STX ..           a segment in another encoding
// Escapes are `control`, as are the writing directions CSI 1 ], CSI 2 ], CSI ] and the header of a
// segment. The characters of a segment are `unmapped`, n bytes each.

#include "codec/codec_loops.h"
#include "codec/graphic_set.h"

namespace moji {

class CompoundTextCodec final : public CodecLoops<CompoundTextCodec> {
public:
    explicit CompoundTextCodec(CodecInfo info);

    [[nodiscard]] Span step(ByteView bytes, DecoderState& state, Tail tail) const;
    [[nodiscard]] EncodeStep encodeStep(std::u32string_view text, EncoderState& state,
                                        Tail tail) const;
    [[nodiscard]] EncodeStep finish(EncoderState& state) const override;

private:
    struct Shift;
    [[nodiscard]] Span escape(ByteView bytes, Shift& shift, Tail tail) const;
    [[nodiscard]] Span graphic(ByteView bytes, const GraphicSet& set, Tail tail) const;

    std::vector<GraphicSet> m_sets; // in the order of kSets
};

} // namespace moji
