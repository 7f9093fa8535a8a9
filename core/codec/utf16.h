#pragma once
// UTF-16 (Unicode Standard 3.10, RFC 2781) in either byte order, with the errors of the WHATWG
// Encoding Standard's "shared UTF-16 decoder":
//   a lone surrogate                            illegal, its two bytes
//   a high surrogate before the end             truncated, including an odd last byte
//   an odd last byte                            truncated

#include "codec/byte_order.h"
#include "codec/codec_loops.h"

namespace moji {

class Utf16Codec final : public CodecLoops<Utf16Codec> {
public:
    Utf16Codec(CodecInfo info, ByteOrder order, OrderMark mark)
        : CodecLoops(std::move(info), schemeOf(EncodingForm::Utf16, order, mark))
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
        return order == detail::OrderState::Big ? decode<ByteOrder::Big>(bytes, tail)
                                                : decode<ByteOrder::Little>(bytes, tail);
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
    template <ByteOrder order>
    [[nodiscard]] static char32_t unit(const Byte* at) {
        return order == ByteOrder::Big ? static_cast<char32_t>(at[0] << 8 | at[1])
                                       : static_cast<char32_t>(at[1] << 8 | at[0]);
    }
    template <ByteOrder order>
    [[nodiscard]] static Span decode(ByteView bytes, Tail tail) {
        if (bytes.size() < 2)
            return cutOff(bytes, tail);
        const char32_t first = unit<order>(bytes.data());
        if (!detail::isSurrogate(first))
            return Span::character(2, first);
        if (first >= 0xDC00)
            return Span::error(2, SpanStatus::Illegal);
        if (bytes.size() < 4)
            return cutOff(bytes, tail);
        const char32_t second = unit<order>(bytes.data() + 2);
        if (second < 0xDC00 || second > 0xDFFF)
            return Span::error(2, SpanStatus::Illegal);
        return Span::character(4, 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00));
    }
    [[nodiscard]] static Span cutOff(ByteView bytes, Tail tail) {
        return tail == Tail::MoreFollows
                   ? Span::needsMore()
                   : Span::error(static_cast<std::uint32_t>(bytes.size()), SpanStatus::Truncated);
    }
    [[nodiscard]] Span firstStep(ByteView bytes, DecoderState& state, Tail tail) const;

    ByteOrder m_order;
    OrderMark m_mark;
};

} // namespace moji
