#include "codec/iso2022_jp.h"

#include <utility>

namespace moji {

namespace {

enum class Mode : std::uint8_t { Ascii, Roman, Katakana, Pairs };

struct Decoder {
    Mode mode = Mode::Ascii;
    bool afterEscape = false; // the standard's "ISO-2022-JP output"
};

struct Escape {
    Byte second;
    Byte third;
    Mode mode;
};
constexpr Escape kEscapes[] = {{'(', 'B', Mode::Ascii},
                               {'(', 'J', Mode::Roman},
                               {'(', 'I', Mode::Katakana},
                               {'$', '@', Mode::Pairs},
                               {'$', 'B', Mode::Pairs}};

constexpr char32_t kFirstHalfWidth = 0xFF61;
constexpr char32_t kLastHalfWidth = 0xFF9F;

/// The standard's index ISO-2022-JP katakana: U+FF61..FF9F in full width.
constexpr std::u32string_view kFullWidth = U"。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサ"
                                           U"シスセソタチツテトナニヌネノハヒフヘホマミムメモ"
                                           U"ヤユヨラリルレロワン゛゜";
static_assert(kFullWidth.size() == kLastHalfWidth - kFirstHalfWidth + 1);

/// Decodes an escape, or an error, at ESC.
Span escape(ByteView bytes, Decoder& decoder, Tail tail) {
    bool isPrefix = bytes.size() == 1;
    for (const Escape& known : kEscapes) {
        if (bytes.size() >= 2 && bytes[1] != known.second)
            continue;
        isPrefix = isPrefix || bytes.size() == 2;
        if (bytes.size() >= 3 && bytes[2] == known.third) {
            decoder.mode = known.mode;
            const bool repeated = std::exchange(decoder.afterEscape, true);
            return repeated ? Span::error(3, SpanStatus::Illegal) : Span::control(3);
        }
    }
    if (isPrefix && tail == Tail::MoreFollows)
        return Span::needsMore();
    decoder.afterEscape = false;
    return Span::error(1, isPrefix ? SpanStatus::Truncated : SpanStatus::Illegal);
}

/// One byte in a single-byte mode.
Span single(Byte byte, Mode mode) {
    if (mode == Mode::Katakana) {
        if (byte >= 0x21 && byte <= 0x5F)
            return Span::character(1, kFirstHalfWidth - 0x21 + byte);
        return Span::error(1, SpanStatus::Illegal);
    }
    if (byte >= 0x80 || byte == 0x0E || byte == 0x0F)
        return Span::error(1, SpanStatus::Illegal);
    if (mode == Mode::Roman && byte == 0x5C)
        return Span::character(1, 0xA5);
    if (mode == Mode::Roman && byte == 0x7E)
        return Span::character(1, 0x203E);
    return Span::character(1, byte);
}

/// Writes the escape to mode `to`, unless it is the current mode.
void change(EncodeStep& step, Mode& mode, Mode to) {
    if (mode == to)
        return;
    mode = to;
    for (const Escape& known : kEscapes) {
        if (known.mode != to || known.third == '@')
            continue;
        step.bytes[step.length++] = 0x1B;
        step.bytes[step.length++] = known.second;
        step.bytes[step.length++] = known.third;
    }
}

} // namespace

Iso2022JpCodec::Iso2022JpCodec(CodecInfo info)
    : CodecLoops(std::move(info))
    , m_jis0208(graphicSetFromIcu(GraphicKind::Set94x94, {"euc-jp-2007", "", true})) {}

Span Iso2022JpCodec::step(ByteView bytes, DecoderState& state, Tail tail) const {
    auto decoder = state.as<Decoder>();
    Span span;
    if (bytes[0] == 0x1B) {
        span = escape(bytes, decoder, tail);
    } else {
        decoder.afterEscape = false;
        span = decoder.mode == Mode::Pairs ? pair(bytes, tail) : single(bytes[0], decoder.mode);
    }
    if (span.length > 0)
        state = DecoderState::of(decoder);
    return span;
}

Span Iso2022JpCodec::pair(ByteView bytes, Tail tail) const {
    if (!isIn94(bytes[0]))
        return Span::error(1, SpanStatus::Illegal);
    if (bytes.size() > 1 && !isIn94(bytes[1]) && bytes[1] != 0x1B)
        return Span::error(2, SpanStatus::Illegal);
    return m_jis0208.decode(bytes, tail);
}

DecodedRun Iso2022JpCodec::decodeRun(ByteView bytes, DecoderState& state,
                                     const RunTarget& target) const {
    auto decoder = state.as<Decoder>();
    detail::RunWriter writer(bytes, target);
    while (writer.hasRoom() && writer.left() >= 3) {
        const Byte* const at = writer.at();
        if (at[0] == 0x1B) {
            Decoder after = decoder;
            const Span span = escape({at, 3}, after, Tail::AtEnd);
            if (span.status != SpanStatus::Control)
                break;
            decoder = after;
            writer.pass(span.length);
            continue;
        }
        std::size_t length = 1;
        char32_t character = 0;
        if (decoder.mode == Mode::Pairs) {
            character = m_jis0208.plainPair(at[0], at[1]);
            length = 2;
        } else if (const Span span = single(at[0], decoder.mode); span.count == 1) {
            character = span.codePoints[0];
        }
        if (character == 0) // an error, or U+0000
            break;
        decoder.afterEscape = false;
        writer.put(character, length);
    }
    state = DecoderState::of(decoder);
    return writer.run();
}

/// Leaves to encodeStep() what is in JIS X 0201, and what is replaced by another character.
Codec::Encoded Iso2022JpCodec::encodeRun(std::u32string_view text, EncoderState& state,
                                         std::span<Byte> out) const {
    auto mode = state.as<Mode>();
    if (mode != Mode::Ascii && mode != Mode::Pairs)
        return {};
    detail::RunEncoder encoder(text, out);
    for (; encoder.hasRoom(); encoder.pass()) {
        const char32_t codePoint = encoder.front();
        if (codePoint < 0x80) {
            if (codePoint == 0x0E || codePoint == 0x0F || codePoint == 0x1B)
                break;
            if (std::exchange(mode, Mode::Ascii) == Mode::Pairs)
                encoder.put("\x1B(B");
            encoder.put(static_cast<Byte>(codePoint));
            continue;
        }
        const bool isReplaced =
            codePoint == 0x2212 || (codePoint >= kFirstHalfWidth && codePoint <= kLastHalfWidth);
        const StoredCode code = m_jis0208.plainCode(codePoint);
        if (code.empty() || isReplaced || codePoint == 0xA5 || codePoint == 0x203E)
            break;
        if (std::exchange(mode, Mode::Pairs) == Mode::Ascii)
            encoder.put("\x1B$B");
        encoder.put(code[0], code[1]);
    }
    state = EncoderState::of(mode);
    return encoder.run();
}

EncodeStep Iso2022JpCodec::encodeStep(std::u32string_view text, EncoderState& state, Tail) const {
    char32_t codePoint = text.front();
    auto mode = state.as<Mode>();
    EncodeStep step;
    step.consumed = 1;
    if (codePoint == 0x0E || codePoint == 0x0F || codePoint == 0x1B)
        return {EncodeStep::Status::Unmappable, 1, 0, {}};
    if (codePoint < 0x80) {
        const bool isInRoman = codePoint != 0x5C && codePoint != 0x7E;
        if (mode != Mode::Roman || !isInRoman)
            change(step, mode, Mode::Ascii);
        step.bytes[step.length++] = static_cast<Byte>(codePoint);
    } else if (codePoint == 0xA5 || codePoint == 0x203E) {
        change(step, mode, Mode::Roman);
        step.bytes[step.length++] = codePoint == 0xA5 ? 0x5C : 0x7E;
    } else {
        if (codePoint == 0x2212)
            codePoint = 0xFF0D;
        if (codePoint >= kFirstHalfWidth && codePoint <= kLastHalfWidth)
            codePoint = kFullWidth[codePoint - kFirstHalfWidth];
        const EncodeStep code = m_jis0208.encode({&codePoint, 1}, Tail::AtEnd);
        if (code.status != EncodeStep::Status::Ok)
            return code;
        change(step, mode, Mode::Pairs);
        step.bytes[step.length++] = code.bytes[0];
        step.bytes[step.length++] = code.bytes[1];
    }
    state = EncoderState::of(mode);
    return step;
}

EncodeStep Iso2022JpCodec::finish(EncoderState& state) const {
    auto mode = state.as<Mode>();
    EncodeStep step;
    change(step, mode, Mode::Ascii);
    state = EncoderState::of(mode);
    return step;
}

} // namespace moji
