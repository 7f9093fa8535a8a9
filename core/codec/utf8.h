#pragma once
// UTF-8 (RFC 3629) with the error spans of the WHATWG Encoding Standard.

#include "codec/codec_loops.h"
#include "utf8/strict.h"

namespace moji {

class Utf8Codec final : public CodecLoops<Utf8Codec> {
public:
    /// Whether EF BB BF at the start is part of the encoding. The decoder and the encoder treat it
    /// the same in both cases (see owned_mark.h).
    enum class Signature { None, Owned };
    Utf8Codec(CodecInfo info, Signature signature);

    [[nodiscard]] DecoderState stateAfterSync() const override;

    [[nodiscard]] Span step(ByteView bytes, DecoderState& state, Tail tail) const {
        if (!state.as<bool>()) [[unlikely]]
            return firstStep(bytes, state, tail);
        return utf8::decodeStrict(bytes, tail);
    }
    [[nodiscard]] EncodeStep encodeStep(std::u32string_view text, EncoderState& state,
                                        Tail tail) const;
    static constexpr bool kErrorsRepeat = true;
    static constexpr bool kDecodesRuns = true;
    [[nodiscard]] DecodedRun decodeRun(ByteView bytes, const DecoderState& state,
                                       const RunTarget& target) const;
    static constexpr bool kWritesUtf8Runs = true;
    [[nodiscard]] Converted utf8Run(ByteView bytes, const DecoderState& state,
                                    std::span<char> out) const;
    static constexpr bool kEncodesRuns = true;
    [[nodiscard]] Encoded encodeRun(std::u32string_view text, const EncoderState& state,
                                    std::span<Byte> out) const;
    [[nodiscard]] Converted encodeUtf8(ByteView utf8, EncoderState& state,
                                       std::span<Byte> out) const override;
    static bool asciiIsItself(const DecoderState&) { return true; }

private:
    [[nodiscard]] static Span firstStep(ByteView bytes, DecoderState& state, Tail tail);
};

} // namespace moji
