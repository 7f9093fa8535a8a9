#pragma once
// UTF-32 (Unicode Standard 3.10) in either byte order:
//   a value above 10FFFF or a surrogate     illegal, its four bytes
//   one to three bytes at the end           truncated

#include "codec/byte_order.h"
#include "codec/codec_loops.h"

namespace moji {

class Utf32Codec final : public CodecLoops<Utf32Codec> {
public:
    Utf32Codec(CodecInfo info, ByteOrder order, OrderMark mark)
        : CodecLoops(std::move(info), schemeOf(EncodingForm::Utf32, order, mark))
        , m_order(order)
        , m_mark(mark) {}

    /// Uses the default byte order, because the mark is not known here; SpanCursor uses the state
    /// of a decoder that has read the start of the text.
    [[nodiscard]] DecoderState stateAfterSync() const override {
        return DecoderState::of(detail::stateOf(m_order));
    }

    [[nodiscard]] Span step(ByteView bytes, DecoderState& state, Tail tail) const {
        const auto order = state.as<detail::OrderState>();
        if (order == detail::OrderState::AtStart)
            return firstStep(bytes, state, tail);
        return decode(bytes, order == detail::OrderState::Big, tail);
    }
    [[nodiscard]] EncodeStep encodeStep(std::u32string_view text, EncoderState& state,
                                        Tail tail) const;
    static constexpr bool kDecodesRuns = true;
    [[nodiscard]] DecodedRun decodeRun(ByteView bytes, const DecoderState& state,
                                       const RunTarget& target) const;
    static constexpr bool kWritesUtf8Runs = true;
    [[nodiscard]] Converted utf8Run(ByteView bytes, const DecoderState& state,
                                    std::span<char> out) const;
    [[nodiscard]] Converted encodeUtf8(ByteView utf8, EncoderState& state,
                                       std::span<Byte> out) const override;
    static constexpr bool kEncodesRuns = true;
    [[nodiscard]] Encoded encodeRun(std::u32string_view text, const EncoderState& state,
                                    std::span<Byte> out) const;

private:
    [[nodiscard]] static char32_t value(const Byte* at, bool big) {
        const auto a = static_cast<char32_t>(at[0]);
        const auto b = static_cast<char32_t>(at[1]);
        const auto c = static_cast<char32_t>(at[2]);
        const auto d = static_cast<char32_t>(at[3]);
        return big ? a << 24 | b << 16 | c << 8 | d : d << 24 | c << 16 | b << 8 | a;
    }
    [[nodiscard]] static Span decode(ByteView bytes, bool big, Tail tail) {
        if (bytes.size() < 4) {
            if (tail == Tail::MoreFollows)
                return Span::needsMore();
            return Span::error(static_cast<std::uint32_t>(bytes.size()), SpanStatus::Truncated);
        }
        const char32_t codePoint = value(bytes.data(), big);
        if (codePoint > 0x10FFFF || detail::isSurrogate(codePoint))
            return Span::error(4, SpanStatus::Illegal);
        return Span::character(4, codePoint);
    }
    [[nodiscard]] Span firstStep(ByteView bytes, DecoderState& state, Tail tail) const;

    ByteOrder m_order;
    OrderMark m_mark;
};

} // namespace moji
