#include "lenses/automaton/machine_trace.h"

#include "codec/span_cursor.h"
#include "lenses/automaton/automaton_trace.h"
#include "text/qt_text.h"

#include <algorithm>

namespace moji::app {

namespace {

using automaton::Machine;
using automaton::MachineReader;
using automaton::MachineState;
using automaton::MachineStep;
using automaton::Move;
using automaton::Outcome;
using automaton::Output;

constexpr std::uint64_t kLongestMark = 4;
constexpr std::uint64_t kBlock = 64 * 1024;
constexpr std::uint64_t kFarthest = 64 * kBlock; // looked back for a synchroniser
constexpr std::uint64_t kLongestEscape = 4;

bool startsWithAny(const Machine& machine, ByteView bytes) {
    return std::ranges::any_of(machine.synchronisers, [&](std::string_view synchroniser) {
        return asChars(bytes).starts_with(synchroniser);
    });
}

/// A place before `offset` from which decoding in the initial state is right at `offset`: where the
/// last synchroniser starts, or the start of the text.
std::uint64_t synchronisedBefore(const Document& document, const Machine& machine,
                                 std::uint64_t offset) {
    const std::uint64_t stop = offset - std::min(offset, kFarthest);
    for (std::uint64_t end = offset; end > stop;) {
        const std::uint64_t begin = end - std::min(end - stop, kBlock);
        const Bytes bytes = document.bytes({begin, std::min(offset, end + kLongestEscape)});
        for (std::uint64_t at = begin + bytes.size(); at-- > begin;)
            if (startsWithAny(machine, ByteView(bytes).subspan(at - begin)))
                return at;
        end = begin;
    }
    return stop;
}

/// The state at the span that starts at `offset`.
MachineState stateAt(const Document& document, const MachineReader& reader, std::uint64_t offset) {
    MachineState state = reader.initialState();
    if (reader.machine().hasMemory()) {
        SpanCursor cursor(*document.snapshot(), document.codec(), document.checkpoints().get());
        return cursor.seek(offset) ? reader.stateFor(cursor.state()) : state;
    }
    if (reader.machine().synchronisers.empty())
        return state;
    std::uint64_t at = synchronisedBefore(document, reader.machine(), offset);
    while (at < offset) {
        const Bytes bytes = document.bytes({at, at + kBlock});
        const bool isCut = bytes.size() <= MachineReader::kLookahead &&
                           at + bytes.size() < document.size(); // a file that has shrunk
        if (isCut)
            break;
        const std::uint64_t readable = at + bytes.size() == document.size()
                                           ? document.size()
                                           : at + bytes.size() - MachineReader::kLookahead;
        const std::uint64_t begin = at;
        while (at < std::min(offset, readable))
            at += reader.read(ByteView(bytes).subspan(at - begin), state, at).length;
    }
    return state;
}

} // namespace

QString MachineTrace::stateName(std::uint8_t state) const {
    return app::stateName(machine().states[state]);
}

std::size_t MachineTrace::lastOfCharacter(std::size_t step) const {
    while (step + 1 < steps.size() && steps[step].span.length == 0)
        ++step;
    return step;
}

ByteRange MachineTrace::characterOf(std::size_t step) const {
    return steps[lastOfCharacter(step)].range();
}

std::optional<std::size_t> MachineTrace::stepAt(std::uint64_t offset) const {
    for (std::size_t first = 0; first < steps.size();) {
        const std::size_t last = lastOfCharacter(first);
        if (steps[last].range().contains(offset)) {
            if (isError(steps[last].span.status))
                return last;
            while (first < last && steps[first].offset < offset)
                ++first;
            return first;
        }
        first = last + 1;
    }
    return std::nullopt;
}

std::shared_ptr<const MachineReader> readerFor(const Document& document) {
    auto machine = automaton::machineOf(document.codec(), document.bytes({0, kLongestMark}));
    return machine ? std::make_shared<MachineReader>(*std::move(machine), document.codec())
                   : nullptr;
}

MachineTrace makeTrace(const Document& document, std::shared_ptr<const MachineReader> reader,
                       ByteRange range) {
    MachineTrace trace{std::move(reader), range, {}};
    if (trace.reader == nullptr || range.empty())
        return trace;
    if (const auto first = document.spanAt(range.begin))
        range.begin = first->offset;
    if (const auto last = document.spanAt(range.end - 1))
        range.end = last->range().end;
    trace.range = range;
    MachineState state = stateAt(document, *trace.reader, range.begin);
    const Bytes bytes = document.bytes({range.begin, range.end + MachineReader::kLookahead});
    for (std::uint64_t at = range.begin; at < range.end && at - range.begin < bytes.size();) {
        const Span span =
            trace.reader->read(ByteView(bytes).subspan(at - range.begin), state, at,
                               [&](const MachineStep& step) { trace.steps.push_back(step); });
        at += span.length;
    }
    return trace;
}

QString outputText(const Move& move) {
    switch (move.output) {
    case Output::Pending:
        return move.asks ? AutomatonText::tr("next byte, or error")
                         : AutomatonText::tr("next byte");
    case Output::Itself:
        return AutomatonText::tr("itself");
    case Output::Value:
        return move.unfinished != automaton::kModeState
                   ? AutomatonText::tr("code point, or next byte")
                   : AutomatonText::tr("code point");
    case Output::Index:
        return move.again > 0 ? AutomatonText::tr("index, or again") : AutomatonText::tr("index");
    case Output::Control:
        return move.means.empty() ? AutomatonText::tr("escape") : fromUtf8(move.means);
    case Output::Error:
        break;
    }
    if (move.again == 0)
        return AutomatonText::tr("error");
    return move.again == 1 ? AutomatonText::tr("error, again")
                           : AutomatonText::tr("error, %1 again").arg(move.again);
}

QString resultText(const MachineStep& step) {
    switch (step.outcome) {
    case Outcome::None:
        return {};
    case Outcome::Accept: {
        QStringList codePoints;
        for (const char32_t codePoint : step.span.text())
            codePoints += codePointText(codePoint);
        return codePoints.join(QLatin1Char(' '));
    }
    case Outcome::Control:
        return AutomatonText::tr("escape");
    case Outcome::Reject:
    case Outcome::Incomplete:
        break;
    }
    return AutomatonText::tr("error");
}

} // namespace moji::app
