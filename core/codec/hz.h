#pragma once
// HZ-GB-2312 (RFC 1843): ASCII, with GB 2312 between ~{ and ~}. Both are `control` (even if they
// change nothing: some writers add an extra ~}), as is ~ before a line break that continues the
// line. ~~ is a tilde. A line feed ends two-byte mode. Illegal are any other tilde, bytes 80..FF,
// and in two-byte mode control codes, spaces, and a first byte with an invalid second byte.

#include "codec/codec_loops.h"
#include "codec/graphic_set.h"
#include "codec/row_cell.h"

namespace moji {

class HzCodec final : public CodecLoops<HzCodec> {
public:
    explicit HzCodec(CodecInfo info);

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
    [[nodiscard]] std::optional<RowCell> rowCell(ByteView span) const override;

private:
    GraphicSet m_gb2312;
};

} // namespace moji
