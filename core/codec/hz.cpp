#include "codec/hz.h"

#include <utility>

namespace moji {

namespace {

enum class Mode : std::uint8_t { Ascii, Pairs };

Span tilde(ByteView bytes, Mode& mode, Tail tail) {
    if (bytes.size() == 1)
        return tail == Tail::MoreFollows ? Span::needsMore()
                                         : Span::error(1, SpanStatus::Truncated);
    switch (bytes[1]) {
    case '~':
        return Span::character(2, U'~');
    case '{':
        mode = Mode::Pairs;
        return Span::control(2);
    case '\n':
    case '}':
        mode = Mode::Ascii;
        return Span::control(2);
    default:
        return Span::error(1, SpanStatus::Illegal);
    }
}

void change(EncodeStep& step, Mode& mode, Mode to) {
    if (mode == to)
        return;
    mode = to;
    step.bytes[step.length++] = '~';
    step.bytes[step.length++] = to == Mode::Pairs ? '{' : '}';
}

} // namespace

HzCodec::HzCodec(CodecInfo info)
    : CodecLoops(std::move(info))
    , m_gb2312(gb2312Set()) {}

Span HzCodec::step(ByteView bytes, DecoderState& state, Tail tail) const {
    auto mode = state.as<Mode>();
    const Byte byte = bytes[0];
    Span span = Span::character(1, byte);
    if (byte == '\n')
        mode = Mode::Ascii;
    else if (byte == '~')
        span = tilde(bytes, mode, tail);
    else if (mode == Mode::Pairs)
        span = m_gb2312.decode(bytes, tail);
    else if (byte >= 0x80)
        span = Span::error(1, SpanStatus::Illegal);
    if (span.length > 0)
        state = DecoderState::of(mode);
    return span;
}

DecodedRun HzCodec::decodeRun(ByteView bytes, DecoderState& state, const RunTarget& target) const {
    auto mode = state.as<Mode>();
    detail::RunWriter writer(bytes, target);
    while (writer.hasRoom() && writer.left() >= 2) {
        const Byte byte = writer.at()[0];
        const Byte second = writer.at()[1];
        if (byte == '~') {
            if (second != '{' && second != '}' && second != '~')
                break;
            if (second == '~') {
                writer.put(U'~', 2);
            } else {
                mode = second == '{' ? Mode::Pairs : Mode::Ascii;
                writer.pass(2);
            }
        } else if (byte == '\n') {
            mode = Mode::Ascii;
            writer.put(byte, 1);
        } else if (mode == Mode::Ascii) {
            if (byte >= 0x80)
                break;
            writer.put(byte, 1);
        } else if (const char16_t character = m_gb2312.plainPair(byte, second); character != 0) {
            writer.put(character, 2);
        } else {
            break;
        }
    }
    state = DecoderState::of(mode);
    return writer.run();
}

Codec::Encoded HzCodec::encodeRun(std::u32string_view text, EncoderState& state,
                                  std::span<Byte> out) const {
    auto mode = state.as<Mode>();
    detail::RunEncoder encoder(text, out);
    for (; encoder.hasRoom(); encoder.pass()) {
        const char32_t codePoint = encoder.front();
        if (codePoint < 0x80) {
            if (std::exchange(mode, Mode::Ascii) == Mode::Pairs)
                encoder.put("~}");
            encoder.put(static_cast<Byte>(codePoint));
            if (codePoint == U'~')
                encoder.put('~');
            continue;
        }
        const StoredCode code = m_gb2312.plainCode(codePoint);
        if (code.empty() || code[0] == '~')
            break;
        if (std::exchange(mode, Mode::Pairs) == Mode::Ascii)
            encoder.put("~{");
        encoder.put(code[0], code[1]);
    }
    state = EncoderState::of(mode);
    return encoder.run();
}

EncodeStep HzCodec::encodeStep(std::u32string_view text, EncoderState& state, Tail tail) const {
    const char32_t codePoint = text.front();
    auto mode = state.as<Mode>();
    EncodeStep step;
    step.consumed = 1;
    if (codePoint < 0x80) {
        change(step, mode, Mode::Ascii);
        step.bytes[step.length++] = static_cast<Byte>(codePoint);
        if (codePoint == U'~')
            step.bytes[step.length++] = '~';
    } else {
        const EncodeStep code = m_gb2312.encode(text, tail);
        if (code.status != EncodeStep::Status::Ok || code.bytes[0] == '~')
            return {EncodeStep::Status::Unmappable, 1, 0, {}};
        change(step, mode, Mode::Pairs);
        step.bytes[step.length++] = code.bytes[0];
        step.bytes[step.length++] = code.bytes[1];
    }
    state = EncoderState::of(mode);
    return step;
}

EncodeStep HzCodec::finish(EncoderState& state) const {
    auto mode = state.as<Mode>();
    EncodeStep step;
    change(step, mode, Mode::Ascii);
    state = EncoderState::of(mode);
    return step;
}

std::optional<RowCell> HzCodec::rowCell(ByteView span) const {
    return span[0] == '~' ? RowCell{} : sevenBitRowCell(span);
}

} // namespace moji
