#include "codec/utf16.h"

#include "unicode/surrogates.h"

namespace moji {

namespace {

/// Appends one 16-bit unit to the bytes of `step`.
void putUnit(EncodeStep& step, ByteOrder order, char32_t unit) {
    const auto high = static_cast<Byte>(unit >> 8);
    const auto low = static_cast<Byte>(unit);
    step.bytes[step.length++] = order == ByteOrder::Big ? high : low;
    step.bytes[step.length++] = order == ByteOrder::Big ? low : high;
}

template <ByteOrder order>
std::uint16_t inOrder(char32_t unit) {
    const auto value = static_cast<std::uint16_t>(unit);
    return order == ByteOrder::Little ? value : static_cast<std::uint16_t>(value << 8 | value >> 8);
}

constexpr std::size_t kBlock = 16; // code points

/// Encodes kBlock units, if the text starts with that many BMP code points; else none.
template <ByteOrder order>
std::size_t putUnits(const char32_t* text, Byte* out) {
    std::array<std::uint16_t, kBlock> units;
    std::uint32_t others = 0;
    for (std::size_t i = 0; i < kBlock; ++i) {
        others |= (text[i] > 0xFFFF) | ((text[i] & 0xFFFFF800) == 0xD800);
        units[i] = inOrder<order>(text[i]);
    }
    if (others != 0)
        return 0;
    std::memcpy(out, units.data(), sizeof units);
    return kBlock;
}

/// Bytes written for the code point, 0 if it is a surrogate or too large.
template <ByteOrder order>
std::size_t putCharacter(char32_t codePoint, Byte* out) {
    if (!unicode::isScalarValue(codePoint))
        return 0;
    const bool isPair = codePoint > 0xFFFF;
    const std::array units{
        inOrder<order>(isPair ? 0xD800 + ((codePoint - 0x10000) >> 10) : codePoint),
        inOrder<order>(0xDC00 + (codePoint & 0x3FF))};
    std::memcpy(out, units.data(), sizeof units);
    return isPair ? 4 : 2;
}

template <ByteOrder order>
Codec::Encoded putText(std::u32string_view text, std::span<Byte> out) {
    Codec::Encoded done;
    while (text.size() - done.consumed >= kBlock && out.size() - done.written >= 4 * kBlock) {
        const char32_t* const block = text.data() + done.consumed;
        std::size_t count = putUnits<order>(block, out.data() + done.written);
        done.written += 2 * count;
        for (; count < kBlock; ++count) {
            const auto size = putCharacter<order>(block[count], out.data() + done.written);
            if (size == 0) {
                done.consumed += count;
                return done;
            }
            done.written += size;
        }
        done.consumed += kBlock;
    }
    return done;
}

} // namespace

Span Utf16Codec::firstStep(ByteView bytes, DecoderState& state, Tail tail) const {
    ByteOrder order = m_order;
    if (m_mark == OrderMark::Decides && bytes.size() >= 2) {
        if (bytes[0] == 0xFE && bytes[1] == 0xFF)
            order = ByteOrder::Big;
        else if (bytes[0] == 0xFF && bytes[1] == 0xFE)
            order = ByteOrder::Little;
    }
    const Span span = order == ByteOrder::Big ? decode<ByteOrder::Big>(bytes, tail)
                                              : decode<ByteOrder::Little>(bytes, tail);
    if (span.length == 0)
        return span;
    state = DecoderState::of(detail::stateOf(order));
    const bool isMark = span.count == 1 && span.codePoints[0] == 0xFEFF;
    return isMark ? Span::byteOrderMark(span.length) : span;
}

EncodeStep Utf16Codec::encodeStep(std::u32string_view text, EncoderState&, Tail) const {
    const char32_t codePoint = text.front();
    if (!unicode::isScalarValue(codePoint))
        return {EncodeStep::Status::Unmappable, 1, 0, {}};
    EncodeStep step;
    step.consumed = 1;
    if (codePoint < 0x10000) {
        putUnit(step, m_order, codePoint);
    } else {
        putUnit(step, m_order, 0xD800 + ((codePoint - 0x10000) >> 10));
        putUnit(step, m_order, 0xDC00 + (codePoint & 0x3FF));
    }
    return step;
}

DecodedRun Utf16Codec::decodeRun(ByteView bytes, const DecoderState& state,
                                 const RunTarget& target) const {
    const auto order = state.as<detail::OrderState>();
    if (order == detail::OrderState::AtStart)
        return {};
    const CodecKernel& kernel = defaultCodecKernel();
    const auto decode =
        order == detail::OrderState::Big ? kernel.decodeUtf16Big : kernel.decodeUtf16Little;
    return decode(bytes.data(), bytes.size(), target);
}

Codec::Converted Utf16Codec::utf8Run(ByteView bytes, const DecoderState& state,
                                     std::span<char> out) const {
    const auto order = state.as<detail::OrderState>();
    if (order == detail::OrderState::AtStart)
        return {};
    const auto& kernel = defaultCodecKernel().utf16ToUtf8;
    const auto convert = order == detail::OrderState::Big ? kernel.big : kernel.little;
    const auto run =
        convert(bytes.data(), bytes.size(), reinterpret_cast<Byte*>(out.data()), out.size());
    return {run.consumed, run.written};
}

Codec::Converted Utf16Codec::encodeUtf8(ByteView utf8, EncoderState& /*state*/,
                                        std::span<Byte> out) const {
    const auto& kernel = defaultCodecKernel().utf8ToUtf16;
    const auto convert = m_order == ByteOrder::Big ? kernel.big : kernel.little;
    const auto run = convert(utf8.data(), utf8.size(), out.data(), out.size());
    return {run.consumed, run.written};
}

Codec::Encoded Utf16Codec::encodeRun(std::u32string_view text, const EncoderState& /*state*/,
                                     std::span<Byte> out) const {
    return m_order == ByteOrder::Big ? putText<ByteOrder::Big>(text, out)
                                     : putText<ByteOrder::Little>(text, out);
}

} // namespace moji
