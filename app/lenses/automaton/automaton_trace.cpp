#include "lenses/automaton/automaton_trace.h"

#include "document/problem_at.h"
#include "text/qt_text.h"
#include "utf8/accepted_bytes.h"
#include "utf8/strict.h"

#include <algorithm>

namespace moji::app {

namespace {

using utf8::DfaEvent;
using utf8::DfaState;

QString byteText(Byte byte) {
    return hexText(ByteView(&byte, 1));
}

QString numbered(const AutomatonTrace& trace, unsigned state) {
    return QStringLiteral("%1 (%2)").arg(stateName(trace.table().state(state))).arg(state);
}

int bytesToCome(DfaState state) {
    switch (state) {
    case DfaState::Need1:
        return 1;
    case DfaState::Need2:
    case DfaState::AfterE0:
    case DfaState::AfterED:
        return 2;
    default:
        return 3;
    }
}

/// Placeholders: byte, class, state before, state after and, for a whole character, the character.
QString movePattern(const AutomatonTrace& trace, const utf8::HoehrmannStep& step) {
    if (step.event == DfaEvent::Accept)
        return AutomatonText::tr("%1 has class %2 and leads from %3 to %4: %5 is complete.");
    switch (bytesToCome(trace.table().state(step.read->next))) {
    case 1:
        return AutomatonText::tr("%1 has class %2 and leads from %3 to %4: one more byte needed.");
    case 2:
        return AutomatonText::tr("%1 has class %2 and leads from %3 to %4: two more bytes needed.");
    default:
        return AutomatonText::tr(
            "%1 has class %2 and leads from %3 to %4: three more bytes needed.");
    }
}

QString rejectSentence(const AutomatonTrace& trace, const utf8::HoehrmannStep& step) {
    const DfaState from = trace.table().state(step.state);
    const QString byte = byteText(step.read->byte);
    if (from == DfaState::Accept)
        return AutomatonText::tr(
                   "%1 cannot start a character: reject. Decoding restarts at the next byte.")
            .arg(byte);
    const bool couldStart = utf8::sequenceLength(step.read->byte) > 0;
    const QString why =
        AutomatonText::tr("In %1 only %2 may follow, not %3: reject.")
            .arg(numbered(trace, step.state), fromUtf8(utf8::acceptedBytes(from)), byte);
    return why + QLatin1Char(' ') +
           (trace.recovery == utf8::Recovery::Retry
                ? AutomatonText::tr("%1 is read again, from accept.").arg(byte)
            : couldStart
                ? AutomatonText::tr("%1 is eaten, though it can start a character.").arg(byte)
                : AutomatonText::tr("%1 is eaten.").arg(byte));
}

/// To whole characters and whole malformed sequences.
ByteRange widened(const Document& document, ByteRange range) {
    const auto around = [&](std::uint64_t offset) -> ByteRange {
        if (const auto problem = problemAt(document, offset))
            return *problem;
        const auto span = document.spanAt(offset);
        return span ? span->range() : ByteRange{offset, offset + 1};
    };
    return {around(range.begin).begin, around(range.end - 1).end};
}

} // namespace

const utf8::Utf8d& utf8dOf(Numbering numbering) {
    return numbering == Numbering::Of2009 ? utf8::kUtf8d2009 : utf8::kUtf8d2010;
}

std::optional<std::size_t> AutomatonTrace::stepAt(std::uint64_t offset) const {
    const auto problem = std::ranges::find_if(
        problems, [&](const ByteRange& each) { return each.contains(offset); });
    const auto found =
        problem == problems.end()
            ? std::ranges::find(steps, offset, &utf8::HoehrmannStep::offset)
            : std::ranges::find_if(steps, [&](const utf8::HoehrmannStep& step) {
                  return step.offset >= problem->begin &&
                         (step.event == DfaEvent::Reject || step.event == DfaEvent::Incomplete);
              });
    return found == steps.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - steps.begin()));
}

std::size_t AutomatonTrace::firstOfCharacter(std::size_t step) const {
    const unsigned accept = table().number(DfaState::Accept);
    while (step > 0 && steps[step].state != accept)
        --step;
    return step;
}

ByteRange AutomatonTrace::characterOf(std::size_t step) const {
    const std::size_t first = firstOfCharacter(step);
    std::size_t last = step;
    const auto goesOn = [&](const utf8::HoehrmannStep& each) {
        return each.read && each.event == DfaEvent::None;
    };
    while (goesOn(steps[last]) && last + 1 < steps.size())
        ++last;
    // A retried byte and the end of the text do not belong to this character.
    const bool taken = steps[last].read && (steps[last].event != DfaEvent::Reject ||
                                            first == last || recovery == utf8::Recovery::Eat);
    return {steps[first].offset, steps[last].offset + (taken ? 1 : 0)};
}

AutomatonTrace makeTrace(const Document& document, ByteRange range, Numbering numbering,
                         utf8::Recovery recovery) {
    AutomatonTrace trace{numbering, recovery, range, {}, {}};
    if (range.empty())
        return trace;
    range = widened(document, range);
    trace.range = range;
    const Bytes bytes = document.bytes({range.begin, range.end + utf8::kHoehrmannLookahead});
    for (std::uint64_t at = range.begin; at < range.end && at - range.begin < bytes.size();) {
        const ByteView rest = ByteView(bytes).subspan(at - range.begin);
        const auto sequence = utf8::decodeHoehrmann(
            trace.table(), recovery, rest, at,
            [&](const utf8::HoehrmannStep& step) { trace.steps.push_back(step); });
        if (!sequence.accepted && (trace.problems.empty() || trace.problems.back().end <= at))
            trace.problems.push_back(problemAt(document, at).value_or(ByteRange{at, at + 1}));
        at += sequence.length;
        trace.range.end = std::max(trace.range.end, at); // with a byte that was eaten
    }
    return trace;
}

QString stateName(DfaState state) {
    switch (state) {
    case DfaState::Accept:
        return AutomatonText::tr("accept");
    case DfaState::Reject:
        return AutomatonText::tr("reject");
    case DfaState::Need1:
        return AutomatonText::tr("need 1");
    case DfaState::Need2:
        return AutomatonText::tr("need 2");
    case DfaState::AfterE0:
        return AutomatonText::tr("after E0");
    case DfaState::AfterED:
        return AutomatonText::tr("after ED");
    case DfaState::AfterF0:
        return AutomatonText::tr("after F0");
    case DfaState::AfterF1F3:
        return QStringLiteral("F1..F3");
    case DfaState::AfterF4:
        return AutomatonText::tr("after F4");
    }
    return {};
}

QString stepSentence(const AutomatonTrace& trace, std::size_t index) {
    const utf8::HoehrmannStep& step = trace.steps[index];
    if (!step.read)
        return AutomatonText::tr("The text ends in %1: the last character is incomplete.")
            .arg(numbered(trace, step.state));
    const QString byte = byteText(step.read->byte);
    if (step.event == DfaEvent::Reject)
        return rejectSentence(trace, step);
    const QString moved = movePattern(trace, step)
                              .arg(byte)
                              .arg(step.read->byteClass)
                              .arg(numbered(trace, step.state), numbered(trace, step.read->next));
    return step.event == DfaEvent::Accept ? moved.arg(codePointSoFar(step)) : moved;
}

QString codePointSoFar(const utf8::HoehrmannStep& step) {
    if (step.event == DfaEvent::Accept)
        return codePointText(step.codePoint);
    return QStringLiteral("%1").arg(step.codePoint, 4, 16, QLatin1Char('0')).toUpper();
}

} // namespace moji::app
