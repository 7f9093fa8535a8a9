// What the steps of a machine did, in words.

#include "lenses/automaton/automaton_trace.h"
#include "lenses/automaton/machine_trace.h"
#include "text/qt_text.h"

namespace moji::app {

namespace {

using automaton::MachineStep;
using automaton::Outcome;

/// The bytes of the trace that lie in `range`; each byte is in some step.
QString bytesText(const MachineTrace& trace, ByteRange range) {
    Bytes bytes;
    std::uint64_t next = range.begin;
    for (const MachineStep& step : trace.steps) {
        if (step.byte && step.offset == next && range.contains(next)) {
            bytes.push_back(*step.byte);
            ++next;
        }
    }
    return hexText(bytes);
}

QString byteText(const MachineStep& step) {
    const Byte byte = *step.byte;
    return hexText(ByteView(&byte, 1));
}

/// The last bytes that `step` read, to be read again.
QString againText(const MachineTrace& trace, const MachineStep& step) {
    const std::uint64_t end = step.offset + (step.byte ? 1 : 0);
    return bytesText(trace, {end - step.again, end});
}

QString rejectSentence(const MachineTrace& trace, const MachineStep& step) {
    const QString bytes = bytesText(trace, step.range());
    const bool isUnmapped = step.span.status == SpanStatus::Unmapped;
    const QString code = bytesText(trace, {step.begin, step.offset + 1});
    QString why =
        isUnmapped
            ? AutomatonText::tr("%1 is well-formed, but %2 has no character there: error, %3 "
                                "is rejected.")
                  .arg(code, indexName(trace.machine()), bytes)
            : AutomatonText::tr("In state %1, %2 is not allowed: error, %3 is rejected.")
                  .arg(trace.stateName(step.state), byteText(step), bytes);
    if (step.again == 0)
        return why;
    return why + QLatin1Char(' ') +
           AutomatonText::tr("%1 is read again, from %2.")
               .arg(againText(trace, step), trace.stateName(step.next));
}

QString originText(const automaton::Machine& machine) {
    switch (machine.origin) {
    case automaton::Origin::Whatwg:
        return AutomatonText::tr("%1, as in the WHATWG Encoding Standard");
    case automaton::Origin::Unicode:
        return AutomatonText::tr("%1, as in the Unicode Standard");
    case automaton::Origin::Rfc:
        return AutomatonText::tr("%1, as in its RFC");
    case automaton::Origin::Named:
        return AutomatonText::tr("%1, as in %2", "a decoder, a standard")
            .arg(QStringLiteral("%1"), fromUtf8(machine.source));
    case automaton::Origin::Derived:
        break;
    }
    return AutomatonText::tr("%1, derived from its table");
}

/// "EUC-KR decoder"
QString decoderName(const automaton::Machine& machine) {
    const std::string_view name = machine.name;
    if (name == "single-byte decoder")
        return AutomatonText::tr("single-byte decoder");
    return AutomatonText::tr("%1 decoder").arg(fromUtf8(name.substr(0, name.rfind(" decoder"))));
}

} // namespace

QString stateName(const automaton::State& state) {
    const auto said = [](const std::string& name) {
        return QCoreApplication::translate("Automaton states", name.c_str());
    };
    constexpr std::string_view kAfter = " (after ";
    const auto after = state.name.find(kAfter);
    if (after == std::string::npos)
        return said(state.name);
    const std::string bytes = state.name.substr(after + kAfter.size());
    return AutomatonText::tr("%1 (after %2)")
        .arg(said(state.name.substr(0, after)), fromUtf8(bytes.substr(0, bytes.size() - 1)));
}

QString indexName(const automaton::Machine& machine) {
    constexpr std::string_view kIndex = "index ";
    const std::string_view name = machine.index;
    if (name.starts_with(kIndex))
        return AutomatonText::tr("index %1").arg(fromUtf8(name.substr(kIndex.size())));
    return AutomatonText::tr("%1 table").arg(fromUtf8(name.substr(0, name.rfind(" table"))));
}

QString stepSentence(const MachineTrace& trace, std::size_t index) {
    const MachineStep& step = trace.steps[index];
    const QString state = trace.stateName(step.state);
    const QString next = trace.stateName(step.next);
    switch (step.outcome) {
    case Outcome::None:
        return AutomatonText::tr("%1 leads from %2 to %3: the character is not complete yet.")
            .arg(byteText(step), state, next);
    case Outcome::Accept:
        return AutomatonText::tr("%1 leads from %2 to %3: %4 is %5.")
            .arg(byteText(step), state, next, bytesText(trace, step.range()), resultText(step));
    case Outcome::Control:
        return AutomatonText::tr("%1 leads from %2 to %3: the escape %4 is complete, and makes no "
                                 "character.")
            .arg(byteText(step), state, next, bytesText(trace, step.range()));
    case Outcome::Reject:
        return rejectSentence(trace, step);
    case Outcome::Incomplete:
        break;
    }
    return AutomatonText::tr("The text ends in state %1: %2 is incomplete.")
        .arg(state, bytesText(trace, step.range()));
}

std::vector<std::pair<QString, QString>> stepLines(const MachineTrace& trace, std::size_t index) {
    const MachineStep& step = trace.steps[index];
    std::vector<std::pair<QString, QString>> lines;
    lines.emplace_back(AutomatonText::tr("class"),
                       step.byte ? fromUtf8(step.byteClass.text()) : AutomatonText::tr("end"));
    lines.emplace_back(
        AutomatonText::tr("state"),
        QStringLiteral("%1 → %2").arg(trace.stateName(step.state), trace.stateName(step.next)));
    const QString bytes = bytesText(trace, step.range());
    if (step.outcome == Outcome::None)
        lines.emplace_back(AutomatonText::tr("so far"),
                           bytesText(trace, {step.begin, step.offset + 1}));
    else if (step.outcome == Outcome::Accept)
        lines.emplace_back(AutomatonText::tr("code point"),
                           step.isInIndex
                               ? QStringLiteral("%1[%2] = %3")
                                     .arg(indexName(trace.machine()), bytes, resultText(step))
                               : QStringLiteral("%1 = %2").arg(bytes, resultText(step)));
    else
        lines.emplace_back(resultText(step), bytes);
    if (step.reference)
        lines.emplace_back(AutomatonText::tr("counted from"), codePointText(*step.reference));
    if (isError(step.span.status) || step.again > 0)
        lines.emplace_back(AutomatonText::tr("read again"),
                           step.again > 0 ? againText(trace, step) : QStringLiteral("–"));
    return lines;
}

QString titleOf(const automaton::Machine& machine) {
    return originText(machine).arg(decoderName(machine));
}

} // namespace moji::app
