#include "codec/ebcdic_shift.h"

#include "codec/plain_runs.h"
#include "codec/set_source.h"

#include <utility>

namespace moji {

namespace {

constexpr Byte kShiftOut = 0x0E;
constexpr Byte kShiftIn = 0x0F;

enum class Mode : std::uint8_t { Singles, Pairs };

void change(EncodeStep& step, Mode& mode, Mode to) {
    if (mode != to)
        step.bytes[step.length++] = to == Mode::Pairs ? kShiftOut : kShiftIn;
    mode = to;
}

} // namespace

EbcdicShiftCodec::EbcdicShiftCodec(CodecInfo info, const char* converter)
    : CodecLoops(std::move(info))
    , m_singles(storedSet({SetRecipe::EbcdicSingles, converter}))
    , m_pairs(storedSet({SetRecipe::EbcdicPairs, converter}))
    , m_flat(m_singles) {}

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
    const EncodeStep code = m_singles.encode(text, tail);
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

Codec::Encoded EbcdicShiftCodec::encodeRun(std::u32string_view text, EncoderState& state,
                                           std::span<Byte> out) const {
    auto mode = state.as<Mode>();
    detail::RunEncoder encoder(text, out);
    for (; encoder.hasRoom(); encoder.pass()) {
        const StoredCode code = m_flat.plainCode(encoder.front());
        if (code.empty())
            break;
        const Mode needed = code.size() == 2 ? Mode::Pairs : Mode::Singles;
        if (std::exchange(mode, needed) != needed)
            encoder.put(needed == Mode::Pairs ? kShiftOut : kShiftIn);
        encoder.put(code[0]);
        if (needed == Mode::Pairs)
            encoder.put(code[1]);
    }
    state = EncoderState::of(mode);
    return encoder.run();
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
