#include "lenses/table/step_words.h"

#include "text/error_words.h"
#include "text/qt_text.h"
#include "utf8/strict.h"

#include <algorithm>

namespace moji::app {

namespace table_words {

namespace {

/// The strict decoder's verdict on the sequence that this step belongs to.
Span strictly(const TableTrace& trace, std::size_t step) {
    return utf8::decodeStrict(trace.view(trace.sequenceOf(step).range()), Tail::AtEnd);
}

QString expectedText(Byte lead, std::uint32_t length) {
    const auto range = utf8::expectedAfter(lead, length);
    return range ? QStringLiteral("%1..%2").arg(hex(range->first), hex(range->last)) : QString();
}

} // namespace

QString hex(std::uint64_t value) {
    return QStringLiteral("%1").arg(value, 2, 16, QLatin1Char('0')).toUpper();
}

QString missing() {
    return QStringLiteral("–");
}

QString rowName(int row) {
    return TableText::tr("row %1").arg(row);
}

QString whyWrong(const TableTrace& trace, std::size_t step) {
    const Span strict = strictly(trace, step);
    if (!isError(strict.status))
        return {};
    const ByteView all = trace.view(trace.sequenceOf(step).range());
    const std::optional<Byte> came =
        strict.length < all.size() ? std::optional(all[strict.length]) : std::nullopt;
    return errorSentence(strict.status, all.first(strict.length),
                         expectedText(all[0], strict.length), came);
}

QString faultTitle(const TableTrace& trace, std::size_t step) {
    const SpanStatus status = strictly(trace, step).status;
    // F8..FD: the 1992 forms encode values above U+10FFFF.
    if (status == SpanStatus::HeaderBits)
        return errorTitle(SpanStatus::TooLarge);
    return isError(status) ? errorTitle(status) : QString();
}

QString whyReplaced(const TableTrace& trace, std::size_t step) {
    const TableSequence& sequence = trace.sequenceOf(step);
    if (sequence.read.accepted)
        return {};
    return TableText::tr("mbtowc rejected %1, so U+FFFD is written.")
        .arg(hexText(trace.view(sequence.range())));
}

QString recovery(Byte refused) {
    return TableText::tr("%1 becomes U+FFFD, and reading continues at the next byte.")
        .arg(hex(refused));
}

} // namespace table_words

QStringList stepColumns(Algorithm algorithm) {
    switch (algorithm) {
    case Algorithm::Mbtowc:
        return {TableText::tr("Row"),  TableText::tr("Masked"), QStringLiteral("cval"),
                TableText::tr("Next"), QStringLiteral("l"),     TableText::tr("Outcome")};
    case Algorithm::Wctomb:
        return {TableText::tr("Row"),  QStringLiteral("l"),   QStringLiteral("c"),
                TableText::tr("Bits"), TableText::tr("Byte"), TableText::tr("Outcome")};
    case Algorithm::BranchyWrites:
        return {QStringLiteral("c"),    TableText::tr("Below"), TableText::tr("Result"),
                TableText::tr("Bytes"), TableText::tr("Bits"),  TableText::tr("Outcome")};
    case Algorithm::Branchy:
        break;
    }
    return {TableText::tr("Byte"),   TableText::tr("Masked"), TableText::tr("Wanted"),
            TableText::tr("Result"), TableText::tr("So far"), TableText::tr("Outcome")};
}

QStringList stepCells(const TableTrace& trace, std::size_t step) {
    return std::visit([&](const auto& made) { return table_words::cells(trace, made, step); },
                      trace.steps[step].made);
}

std::vector<StepLine> stepLines(const TableTrace& trace, std::size_t step) {
    return std::visit([&](const auto& made) { return table_words::lines(trace, made, step); },
                      trace.steps[step].made);
}

QString stepSentence(const TableTrace& trace, std::size_t step) {
    return std::visit([&](const auto& made) { return table_words::sentence(trace, made, step); },
                      trace.steps[step].made);
}

std::vector<ValueColumn> valueColumns(const TableTrace& trace) {
    struct Value {
        std::uint64_t operator()(const utf8::Plan9Step& step) const { return step.l; }
        std::uint64_t operator()(const utf8::WctombStep& step) const { return step.codePoint; }
        std::uint64_t operator()(const utf8::BranchyStep& step) const {
            return step.codePoint.value_or(0);
        }
        std::uint64_t operator()(const utf8::BranchyEncodeStep& step) const {
            return step.codePoint;
        }
    };
    std::uint64_t largest = 0;
    for (const TableStep& step : trace.steps)
        largest = std::max(largest, std::visit(Value(), step.made));
    switch (trace.algorithm) {
    case Algorithm::Wctomb:
        return {{1, largest}};
    case Algorithm::BranchyWrites:
        return {{0, largest}, {1, utf8::kTab[3].lmask + 1}}; // the last limit
    case Algorithm::Mbtowc:
    case Algorithm::Branchy:
        break;
    }
    return {{4, largest}};
}

StepVerdict stepVerdict(const TableTrace& trace, std::size_t step) {
    const bool last = step + 1 == trace.steps.size() ||
                      trace.steps[step + 1].sequence != trace.steps[step].sequence;
    if (!last)
        return StepVerdict::GoesOn;
    if (const auto* made = std::get_if<utf8::BranchyEncodeStep>(&trace.steps[step].made))
        return table_words::verdict(trace.sequenceOf(step).read, *made);
    if (!trace.sequenceOf(step).read.accepted)
        return StepVerdict::Refused;
    return table_words::faultTitle(trace, step).isEmpty() ? StepVerdict::Accepted
                                                          : StepVerdict::WronglyAccepted;
}

} // namespace moji::app
