#include "automaton/machine_reader.h"

#include <array>

namespace moji::automaton {

namespace {

Outcome outcomeOf(const Span& span) {
    if (span.length == 0)
        return Outcome::None;
    if (isError(span.status))
        return Outcome::Reject;
    return span.status == SpanStatus::Control ? Outcome::Control : Outcome::Accept;
}

} // namespace

std::string_view identifier(Outcome outcome) {
    constexpr std::array<std::string_view, 5> kNames = {"none", "accept", "control", "reject",
                                                        "incomplete"};
    return kNames[static_cast<std::size_t>(outcome)];
}

Span MachineReader::lookUp(ByteView code) const {
    const ByteView prefix = asBytes(m_machine.indexPrefix);
    DecoderState state = m_codec->initialState();
    for (std::size_t read = 0; read < prefix.size();)
        read += m_codec->next(prefix.subspan(read), state, Tail::AtEnd).length;
    const Span span = m_codec->next(code, state, Tail::AtEnd);
    const auto length = static_cast<std::uint32_t>(code.size());
    if (span.length != length || span.count == 0)
        return Span::error(length, SpanStatus::Unmapped);
    Span character = span;
    character.status = SpanStatus::Ok; // a byte-order mark is a character too
    return character;
}

Span MachineReader::characterOf(const Move& move, ByteView code, std::uint8_t state) const {
    const auto length = static_cast<std::uint32_t>(code.size());
    switch (move.output) {
    case Output::Pending:
        return {};
    case Output::Itself:
        return Span::character(length, code.back());
    case Output::Value: {
        const auto value = m_machine.value(code, state);
        return value ? Span::character(length, *value) : Span::error(length, SpanStatus::Illegal);
    }
    case Output::Index:
        return lookUp(code);
    case Output::Control:
        return Span::control(length);
    case Output::Error:
        break;
    }
    return Span::error(length, SpanStatus::Illegal);
}

void MachineReader::enter(MachineState& state, std::uint8_t next) const {
    state.state = next == kModeState ? state.mode : next;
    if (m_machine.states[state.state].isBase)
        state.mode = state.state;
}

Span MachineReader::read(ByteView bytes, MachineState& state, std::uint64_t offset,
                         const Observer& observe) const {
    for (std::size_t i = state.pending; i < bytes.size(); ++i) {
        const Move& move = m_machine.states[state.state].moveFor(bytes[i]);
        Span span = characterOf(move, bytes.first(i + 1), state.state);
        if (span.status == SpanStatus::Control && m_machine.rejectsRepeatedEscape &&
            state.afterEscape)
            span.status = SpanStatus::Illegal;
        MachineStep step;
        step.state = state.state;
        if (isError(span.status)) {
            step.again = move.again;
            span.length -= move.again + move.keeps;
        }
        enter(state, move.next);
        state.pending = span.length == 0       ? static_cast<std::uint8_t>(i + 1)
                        : isError(span.status) ? move.keeps
                                               : std::uint8_t{0};
        state.afterEscape = move.output == Output::Control ||
                            (state.afterEscape && m_machine.states[state.state].isEscape);
        if (observe) {
            step.offset = offset + i;
            step.byte = bytes[i];
            step.byteClass = move.bytes;
            step.next = state.state;
            step.outcome = outcomeOf(span);
            step.begin = offset;
            step.span = span;
            step.isInIndex = move.output == Output::Index;
            observe(step);
        }
        if (span.length > 0)
            return span;
    }
    const State& last = m_machine.states[state.state];
    const auto length = static_cast<std::uint32_t>(bytes.size() - last.againAtEnd);
    const Span span = Span::error(length, SpanStatus::Truncated);
    MachineStep step;
    step.state = state.state;
    enter(state, kModeState);
    state.pending = 0;
    state.afterEscape = false;
    if (observe) {
        step.offset = offset + bytes.size();
        step.next = state.state;
        step.outcome = Outcome::Incomplete;
        step.begin = offset;
        step.again = last.againAtEnd;
        step.span = span;
        observe(step);
    }
    return span;
}

} // namespace moji::automaton
