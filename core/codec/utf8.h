#pragma once
// UTF-8 (RFC 3629) with the error spans of the WHATWG Encoding Standard.

#include "codec/codec_loops.h"
#include "utf8/strict.h"

namespace moji {

class Utf8Codec final : public CodecLoops<Utf8Codec> {
public:
    /// Whether the encoder begins with EF BB BF. The decoder knows it in either case.
    enum class Signature { None, Written };
    Utf8Codec(CodecInfo info, Signature signature);

    [[nodiscard]] DecoderState stateAfterSync() const override;

    [[nodiscard]] Span step(ByteView bytes, DecoderState& state, Tail tail) const {
        const Span span = utf8::decodeStrict(bytes, tail);
        if (!state.as<bool>()) { // at offset 0
            if (span.length == 0)
                return span;
            state = DecoderState::of(true);
            if (span.count == 1 && span.codePoints[0] == 0xFEFF)
                return Span::byteOrderMark(span.length);
        }
        return span;
    }
    [[nodiscard]] EncodeStep encodeStep(std::u32string_view text, EncoderState& state,
                                        Tail tail) const;
    static bool asciiIsItself(const DecoderState&) { return true; }

private:
    Signature m_signature;
};

} // namespace moji
