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

/// The codec's answer for `code`, read by the memory it has.
MachineReader::Result MachineReader::ask(const Move& move, ByteView code,
                                         const DecoderState& memory) const {
    DecoderState state = memory;
    Span span = m_codec->next(code, state, Tail::MoreFollows);
    if (span.length == 0)
        return {{}, 0, move.output == Output::Pending ? move.next : move.unfinished};
    if (span.count > 0)
        span.status = SpanStatus::Ok; // a byte-order mark is a character too
    const auto again = static_cast<std::uint8_t>(code.size() - span.length);
    return {span, again, isError(span.status) ? kModeState : move.next};
}

MachineReader::Result MachineReader::resultOf(const Move& move, ByteView code,
                                              const MachineState& state) const {
    const bool needsCodec = move.output == Output::Value || move.output == Output::Index;
    if (m_machine.hasMemory() && (needsCodec || move.asks))
        return ask(move, code, state.memory);
    Result result{characterOf(move, code, state.state), 0, move.next};
    Span& span = result.span;
    if (span.status == SpanStatus::Control && m_machine.rejectsRepeatedEscape && state.afterEscape)
        span.status = SpanStatus::Illegal;
    if (isError(span.status) || move.output == Output::Control) {
        result.again = move.again;
        span.length -= move.again + move.keeps;
    }
    return result;
}

void MachineReader::enter(MachineState& state, std::uint8_t next) const {
    const bool isMode = next == kModeState;
    state.state = !isMode                 ? next
                  : m_machine.hasMemory() ? m_machine.stateFor(*m_codec, state.memory)
                                          : state.mode;
    if (m_machine.states[state.state].isBase)
        state.mode = state.state;
}

MachineState MachineReader::initialState() const {
    return m_machine.hasMemory() ? stateFor(m_codec->initialState()) : MachineState();
}

MachineState MachineReader::stateFor(const DecoderState& memory) const {
    MachineState state;
    state.memory = memory;
    enter(state, kModeState);
    return state;
}

Span MachineReader::read(ByteView bytes, MachineState& state, std::uint64_t offset,
                         const Observer& observe) const {
    for (std::size_t i = state.pending; i < bytes.size(); ++i) {
        const Move& move = m_machine.states[state.state].moveFor(bytes[i]);
        const auto [span, again, next] = resultOf(move, bytes.first(i + 1), state);
        MachineStep step;
        step.state = state.state;
        if (m_machine.reference != nullptr)
            step.reference = m_machine.reference(*m_codec, state.memory);
        if (m_machine.hasMemory() && span.length > 0)
            (void)m_codec->next(bytes, state.memory, Tail::AtEnd);
        enter(state, next);
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
            step.again = again;
            step.span = span;
            step.isInIndex = move.output == Output::Index;
            observe(step);
        }
        if (span.length > 0)
            return span;
    }
    MachineStep step = readEnd(bytes, state);
    if (observe) {
        step.offset = offset + bytes.size();
        step.begin = offset;
        observe(step);
    }
    return step.span;
}

/// The input ends inside a character or an escape.
MachineStep MachineReader::readEnd(ByteView bytes, MachineState& state) const {
    const auto size = static_cast<std::uint32_t>(bytes.size());
    MachineStep step;
    step.state = state.state;
    step.outcome = Outcome::Incomplete;
    step.again = m_machine.states[state.state].againAtEnd;
    step.span = Span::error(size - step.again, SpanStatus::Truncated);
    if (m_machine.hasMemory()) {
        step.span = m_codec->next(bytes, state.memory, Tail::AtEnd);
        step.again = static_cast<std::uint8_t>(size - step.span.length);
    }
    enter(state, kModeState);
    state.pending = 0;
    state.afterEscape = false;
    step.next = state.state;
    return step;
}

} // namespace moji::automaton
