#pragma once
// ISO-2022-JP as in the WHATWG Encoding Standard ("ISO-2022-JP decoder", "ISO-2022-JP encoder"):
// ASCII, JIS X 0201 Roman and katakana, and the index jis0208, selected by the escapes ESC ( B, ESC
// ( J, ESC ( I, ESC $ @ and ESC $ B, which are `control`.
//
// Errors are as long as in the standard's decoder:
//   an ESC that starts none of these         the ESC alone; decoding continues after it
//   an escape right after another            illegal, all three bytes
//   a byte that is invalid in the state      illegal, one byte (0E, 0F, 80..FF; in katakana mode
//                                            60..7F; in two-byte mode 00..20, 7F)
//   a first byte before ESC                  illegal, one byte
//   a first byte before an invalid second    illegal, both bytes
//   a pair without a character               unmapped, both bytes

#include "codec/codec_loops.h"
#include "codec/graphic_set.h"
#include "codec/row_cell.h"

namespace moji {

class Iso2022JpCodec final : public CodecLoops<Iso2022JpCodec> {
public:
    explicit Iso2022JpCodec(CodecInfo info);

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
    [[nodiscard]] EncodeStep finish(EncoderState& state) const override;
    [[nodiscard]] std::optional<RowCell> rowCell(ByteView span) const override {
        return sevenBitRowCell(span);
    }

private:
    [[nodiscard]] Span pair(ByteView bytes, Tail tail) const;

    GraphicSet m_jis0208;
};

} // namespace moji
