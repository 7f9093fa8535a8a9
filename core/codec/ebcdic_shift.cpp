#include "codec/ebcdic_shift.h"

#include "codec/icu_probe.h"

namespace moji {

namespace {

constexpr Byte kShiftOut = 0x0E;
constexpr Byte kShiftIn = 0x0F;

enum class Mode : std::uint8_t { Singles, Pairs };

using Answer = IcuProbe::Answer;

/// Stores ICU's answer for `code` in `table`.
void set(CodeTable& table, ByteView code, const Answer& answer) {
    const bool isText = answer.kind == Answer::Kind::Text && !answer.text.empty() &&
                        answer.text.size() <= Span::kMaxCodePoints;
    if (isText)
        table.setText(code, answer.text);
    else if (answer.kind == Answer::Kind::Illegal)
        table.setError(code, SpanStatus::Illegal, 1);
    else
        table.setError(code, SpanStatus::Unmapped, code.size());
}

CodeTable singlesOf(IcuProbe& probe) {
    CodeTable table;
    for (int byte = 0; byte < 256; ++byte) {
        const Byte code[] = {static_cast<Byte>(byte)};
        if (code[0] != kShiftOut && code[0] != kShiftIn)
            set(table, code, probe.decode(code));
    }
    return table;
}

CodeTable pairsOf(IcuProbe& probe) {
    CodeTable table;
    for (int lead = 0; lead < 256; ++lead) {
        std::array<Byte, 3> question{kShiftOut, static_cast<Byte>(lead), 0};
        const ByteView code = ByteView(question).subspan(1);
        const Answer alone = probe.decode(ByteView(question).first(2));
        if (alone.kind != Answer::Kind::Truncated) {
            if (question[1] != kShiftOut && question[1] != kShiftIn)
                set(table, code.first(1), alone);
            continue;
        }
        table.setPrefix(code.first(1), Span::error(1, SpanStatus::Truncated));
        for (int trail = 0; trail < 256; ++trail) {
            question[2] = static_cast<Byte>(trail);
            set(table, code, probe.decode(question));
        }
    }
    return table;
}

/// The code for every text in both tables: if there are several, the one that ICU writes.
EncodeMap codesOf(IcuProbe& probe, const CodeTable& singles, const CodeTable& pairs) {
    EncodeMap codes;
    const auto add = [&](ByteView code, std::u32string_view text) {
        const Bytes written = probe.encode(text);
        const std::size_t shift = !written.empty() && written[0] == kShiftOut ? 1 : 0;
        const ByteView icus = ByteView(written).subspan(shift);
        if (codes.lacks(text))
            codes.set(text, icus.empty() ? code : icus.first(shift + 1));
    };
    singles.forEachCode(add);
    pairs.forEachCode(add);
    return codes;
}

void change(EncodeStep& step, Mode& mode, Mode to) {
    if (mode != to)
        step.bytes[step.length++] = to == Mode::Pairs ? kShiftOut : kShiftIn;
    mode = to;
}

} // namespace

EbcdicShiftCodec::EbcdicShiftCodec(CodecInfo info, const char* converter)
    : CodecLoops(std::move(info)) {
    IcuProbe probe(converter);
    m_singles = singlesOf(probe);
    m_pairs = pairsOf(probe);
    m_codes = codesOf(probe, m_singles, m_pairs);
}

Span EbcdicShiftCodec::step(ByteView bytes, DecoderState& state, Tail tail) const {
    if (bytes[0] == kShiftOut || bytes[0] == kShiftIn) {
        state = DecoderState::of(bytes[0] == kShiftOut ? Mode::Pairs : Mode::Singles);
        return Span::control(1);
    }
    return state.as<Mode>() == Mode::Pairs ? m_pairs.decode(bytes, tail)
                                           : m_singles.decode(bytes, tail);
}

EncodeStep EbcdicShiftCodec::encodeStep(std::u32string_view text, EncoderState& state,
                                        Tail tail) const {
    const EncodeStep code = m_codes.encode(text, tail);
    if (code.status != EncodeStep::Status::Ok)
        return code;
    auto mode = state.as<Mode>();
    EncodeStep step;
    step.consumed = code.consumed;
    change(step, mode, code.length == 2 ? Mode::Pairs : Mode::Singles);
    for (std::size_t i = 0; i < code.length; ++i)
        step.bytes[step.length++] = code.bytes[i];
    state = EncoderState::of(mode);
    return step;
}

EncodeStep EbcdicShiftCodec::finish(EncoderState& state) const {
    auto mode = state.as<Mode>();
    EncodeStep step;
    change(step, mode, Mode::Singles);
    state = EncoderState::of(mode);
    return step;
}

std::unique_ptr<Codec> makeEbcdicShift(CodecInfo info, const char* converter) {
    return std::make_unique<EbcdicShiftCodec>(std::move(info), converter);
}

} // namespace moji
