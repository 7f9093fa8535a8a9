// The words of the branchy encoder's steps.

#include "lenses/table/branchy_tests.h"
#include "lenses/table/step_words.h"
#include "text/error_words.h"
#include "text/qt_text.h"
#include "utf8/strict.h"

namespace moji::app::table_words {

namespace {

using utf8::BranchyEncodeStep;

constexpr char32_t kReplacement = 0xFFFD;

/// What is wrong with the bytes that this step writes; Ok if nothing is.
SpanStatus faultOf(const BranchyEncodeStep& step) {
    return step.result ? utf8::decodeStrict(step.written.view(), Tail::AtEnd).status
                       : SpanStatus::Ok;
}

/// The value is too large for all four forms.
bool isTooLarge(const BranchyEncodeStep& step) {
    return !step.result && branchyLimitRow(step) + 1 == kBranchyLimits;
}

/// U+FFFD instead of the character that was read.
bool isReplaced(const utf8::Sequence& read, const BranchyEncodeStep& step) {
    return read.accepted && step.codePoint == kReplacement && read.codePoint != kReplacement;
}

/// The payload bits of byte `number`, from 0, of `count`.
std::uint32_t bitsOf(const BranchyEncodeStep& step, std::size_t number, std::size_t count) {
    const std::uint32_t bits = step.codePoint >> 6 * (count - 1 - number);
    return number == 0 ? bits : bits & 0x3F;
}

/// "(4E16 >> 6) AND 3F"
QString bitsFormula(const BranchyEncodeStep& step, std::size_t number, std::size_t count) {
    const std::size_t shift = 6 * (count - 1 - number);
    const QString value = hex(step.codePoint);
    QString shifted = shift == 0 ? value : QStringLiteral("%1 >> %2").arg(value).arg(shift);
    if (number == 0)
        return shifted;
    return shift == 0 ? QStringLiteral("%1 AND 3F").arg(value)
                      : QStringLiteral("(%1) AND 3F").arg(shifted);
}

QString outcomeText(const BranchyEncodeStep& step) {
    if (isTooLarge(step))
        return TableText::tr("too large, U+FFFD instead");
    if (!step.result)
        return TableText::tr("next test");
    const QString bytes = hexText(step.written.view());
    const SpanStatus fault = faultOf(step);
    return isError(fault) ? TableText::tr("writes %1, %2").arg(bytes, errorTitle(fault))
                          : TableText::tr("writes %1").arg(bytes);
}

QString writtenText(const TableTrace& trace, const BranchyEncodeStep& step, std::size_t index) {
    const QString value = codePointText(step.codePoint);
    const QString bytes = hexText(step.written.view());
    const QString text =
        TableText::tr("%1 is below %2: the bytes are %3.").arg(value, hex(step.limit), bytes);
    const SpanStatus fault = faultOf(step);
    if (isError(fault))
        return text + QLatin1Char(' ') +
               TableText::tr("No character has this value (%1), and the encoder does not check.")
                   .arg(errorTitle(fault));
    const QString replaced =
        isReplaced(trace.sequenceOf(index).read, step)
            ? TableText::tr("It is written in place of a value that was too large.")
            : whyReplaced(trace, index);
    return replaced.isEmpty() ? text : text + QLatin1Char(' ') + replaced;
}

} // namespace

QStringList cells(const TableTrace&, const BranchyEncodeStep& step, std::size_t) {
    const std::size_t count = step.written.length;
    return {hex(step.codePoint),
            hex(step.limit),
            step.result ? TableText::tr("yes") : TableText::tr("no"),
            step.result ? QString::number(count) : missing(),
            step.result ? hex(bitsOf(step, 0, count)) : missing(),
            outcomeText(step)};
}

std::vector<StepLine> lines(const TableTrace&, const BranchyEncodeStep& step, std::size_t) {
    const QString value = hex(step.codePoint);
    const QString limit = hex(step.limit);
    std::vector<StepLine> lines{{TableText::tr("limit"),
                                 step.result ? TableText::tr("%1 < %2: yes").arg(value, limit)
                                             : TableText::tr("%1 ≥ %2: no").arg(value, limit),
                                 isTooLarge(step)}};
    const std::size_t count = step.written.length;
    for (std::size_t i = 0; i < count; ++i) {
        const Byte prefix = i > 0 ? Byte{0x80} : branchyLimit(branchyLimitRow(step)).lead;
        lines.push_back(
            {TableText::tr("byte %1").arg(i + 1),
             QStringLiteral("%1 OR (%2) = %3")
                 .arg(hex(prefix), bitsFormula(step, i, count), hex(step.written.bytes[i]))});
    }
    if (isError(faultOf(step)))
        lines.push_back({TableText::tr("not checked"), errorTitle(faultOf(step)), true});
    return lines;
}

QString sentence(const TableTrace& trace, const BranchyEncodeStep& step, std::size_t index) {
    if (step.result)
        return writtenText(trace, step, index);
    const QString value = codePointText(step.codePoint);
    if (isTooLarge(step))
        return TableText::tr("%1 is not below %2 either: no form of four bytes holds it. U+FFFD "
                             "is written instead.")
            .arg(value, hex(step.limit));
    return TableText::tr("%1 is not below %2: go to the next test.").arg(value, hex(step.limit));
}

StepVerdict verdict(const utf8::Sequence& read, const BranchyEncodeStep& step) {
    if (!read.accepted || isReplaced(read, step))
        return StepVerdict::Refused;
    return isError(faultOf(step)) ? StepVerdict::WronglyAccepted : StepVerdict::Accepted;
}

} // namespace moji::app::table_words
