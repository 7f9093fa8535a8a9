#pragma once
// CESU-8 (Unicode Technical Report #26), Java's modified UTF-8 (java.io.DataInput) and WTF-8 (Simon
// Sapin, "The WTF-8 encoding") as codecs on top of the decoders in utf8/variants.h. Errors are
// `illegal` or `truncated`. All three accept lone surrogates in both directions.

#include "codec/codec_loops.h"
#include "utf8/variants.h"

namespace moji {

enum class Utf8Variant {
    Cesu8, // U+10000 and above as two surrogates of three bytes each
    Mutf8, // the same, and U+0000 as C0 80
    Wtf8,  // like UTF-8; two surrogates that form a pair are joined
};

namespace detail {
[[nodiscard]] EncodeStep encodeCesu8(char32_t codePoint);
[[nodiscard]] EncodeStep encodeMutf8(char32_t codePoint);
[[nodiscard]] EncodeStep encodeWtf8(std::u32string_view text, Tail tail);
} // namespace detail

template <Utf8Variant variant>
class Utf8VariantCodec final : public CodecLoops<Utf8VariantCodec<variant>> {
public:
    explicit Utf8VariantCodec(CodecInfo info)
        : CodecLoops<Utf8VariantCodec<variant>>(withSurrogates(std::move(info)),
                                                {EncodingForm::Utf8Variant}) {}

    [[nodiscard]] DecoderState stateAfterSync() const override { return DecoderState::of(true); }

    [[nodiscard]] Span step(ByteView bytes, DecoderState& state, Tail tail) const {
        const Span span = decode(bytes, tail);
        if (!state.as<bool>()) { // at offset 0
            if (span.length == 0)
                return span;
            state = DecoderState::of(true);
            if (span.count == 1 && span.codePoints[0] == 0xFEFF)
                return Span::byteOrderMark(span.length);
        }
        return span;
    }
    [[nodiscard]] EncodeStep encodeStep(std::u32string_view text, EncoderState&, Tail tail) const {
        if (text.front() > 0x10FFFF)
            return {EncodeStep::Status::Unmappable, 1, 0, {}};
        if constexpr (variant == Utf8Variant::Cesu8)
            return detail::encodeCesu8(text.front());
        else if constexpr (variant == Utf8Variant::Mutf8)
            return detail::encodeMutf8(text.front());
        else
            return detail::encodeWtf8(text, tail);
    }
    static bool asciiIsItself(const DecoderState&) { return true; }

private:
    [[nodiscard]] static CodecInfo withSurrogates(CodecInfo info) {
        info.yieldsSurrogates = true;
        return info;
    }
    [[nodiscard]] static Span decode(ByteView bytes, Tail tail) {
        if constexpr (variant == Utf8Variant::Cesu8)
            return utf8::decodeCesu8(bytes, tail);
        else if constexpr (variant == Utf8Variant::Mutf8)
            return utf8::decodeMutf8(bytes, tail);
        else
            return utf8::decodeWtf8(bytes, tail);
    }
};

} // namespace moji
