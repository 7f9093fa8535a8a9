// The words of mbtowc's steps.

#include "lenses/table/step_words.h"
#include "text/qt_text.h"
#include "utf8/strict.h"

namespace moji::app::table_words {

namespace {

using utf8::Plan9Outcome;
using utf8::Plan9Step;

/// The byte that a row without a match tests.
std::optional<Byte> nextByte(const TableTrace& trace, const Plan9Step& step) {
    return trace.byteAt(step.offset + static_cast<std::uint64_t>(step.row));
}

/// l before the step.
std::uint64_t before(const TableTrace& trace, const Plan9Step& step, std::size_t index) {
    return step.row == 1 ? step.byte : trace.made<Plan9Step>(index - 1).l;
}

QString outcomeText(const TableTrace& trace, const Plan9Step& step, std::size_t index) {
    switch (step.outcome) {
    case Plan9Outcome::Next:
        return TableText::tr("no match, next row");
    case Plan9Outcome::Accept: {
        const QString fault = faultTitle(trace, index);
        const QString character = codePointText(static_cast<char32_t>(step.l));
        return fault.isEmpty() ? TableText::tr("match: %1").arg(character)
                               : TableText::tr("match: %1, %2").arg(character, fault);
    }
    case Plan9Outcome::Incomplete:
        return TableText::tr("no match, text ends");
    case Plan9Outcome::NotContinuation:
        return TableText::tr("no match, not 80..BF");
    case Plan9Outcome::TooSmall:
        return TableText::tr("match, but overlong");
    case Plan9Outcome::NoRow:
        return TableText::tr("no match, no row left");
    }
    return {};
}

void addMatchLines(std::vector<StepLine>& lines, const TableTrace& trace, const Plan9Step& step,
                   std::size_t index) {
    const utf8::TabRow& tab = step.tab();
    const bool small = step.outcome == Plan9Outcome::TooSmall;
    lines.push_back({QStringLiteral("l, lmask"),
                     QStringLiteral("%1 AND %2 = %3")
                         .arg(hex(before(trace, step, index)), hex(tab.lmask), hex(step.l))});
    lines.push_back({QStringLiteral("lval"),
                     small ? TableText::tr("%1 < %2: overlong").arg(hex(step.l), hex(tab.lval))
                           : TableText::tr("%1 ≥ %2: not overlong").arg(hex(step.l), hex(tab.lval)),
                     small});
    if (!small && !faultTitle(trace, index).isEmpty())
        lines.push_back({TableText::tr("not checked"), faultTitle(trace, index), true});
}

void addNextByteLines(std::vector<StepLine>& lines, const TableTrace& trace, const Plan9Step& step,
                      std::size_t index) {
    const auto next = nextByte(trace, step);
    if (!next) {
        lines.push_back({TableText::tr("next byte"), TableText::tr("nothing: end of text"), true});
        return;
    }
    const Byte c = *next ^ 0x80;
    const bool refused = step.outcome == Plan9Outcome::NotContinuation;
    lines.push_back(
        {TableText::tr("next byte"), QStringLiteral("c = %1 XOR 80 = %2").arg(hex(*next), hex(c))});
    lines.push_back(
        {TableText::tr("80..BF?"),
         QStringLiteral("%1 AND C0 = %2: %3")
             .arg(hex(c), hex(c & 0xC0u), refused ? TableText::tr("no") : TableText::tr("yes")),
         refused});
    if (!refused)
        lines.push_back(
            {QStringLiteral("l"), QStringLiteral("(%1 << 6) OR %2 = %3")
                                      .arg(hex(before(trace, step, index)), hex(c), hex(step.l))});
}

/// Why no row can match this first byte.
QString neverMatches(Byte first) {
    return utf8::isContinuation(first)
               ? TableText::tr("%1 starts with 10 and matches no row.").arg(hex(first))
               : TableText::tr("%1 starts with at least seven ones and matches no row.")
                     .arg(hex(first));
}

QString cutOffText(const TableTrace& trace, const Plan9Step& step) {
    const auto next = nextByte(trace, step);
    const auto announced = static_cast<int>(utf8::announcedLength(step.byte));
    if (announced == 1)
        return neverMatches(step.byte) + QLatin1Char(' ') +
               (next ? TableText::tr("mbtowc stops at %1, which is not in 80..BF.").arg(hex(*next))
                     : TableText::tr("mbtowc stops where the text ends."));
    const QString pattern =
        next ? TableText::tr("%1 starts a %2-byte sequence: 80..BF expected after byte %3, but %4 "
                             "follows.")
             : TableText::tr("%1 starts a %2-byte sequence: 80..BF expected after byte %3, but the "
                             "text ends.");
    const QString cutOff = pattern.arg(hex(step.byte)).arg(announced).arg(step.row);
    return next ? cutOff.arg(hex(*next)) : cutOff;
}

QString acceptText(const TableTrace& trace, const Plan9Step& step, std::size_t index) {
    const QString read = TableText::tr("Row %1 matches, and %2 is not below %3: %4 is %5.")
                             .arg(step.row)
                             .arg(hex(step.l), hex(step.tab().lval),
                                  hexText(trace.view(trace.sequenceOf(index).range())),
                                  codePointText(static_cast<char32_t>(step.l)));
    const QString wrong = whyWrong(trace, index);
    return wrong.isEmpty()
               ? read
               : read + QLatin1Char(' ') + TableText::tr("Today's UTF-8 rejects it. %1").arg(wrong);
}

} // namespace

QStringList cells(const TableTrace& trace, const Plan9Step& step, std::size_t index) {
    const auto next = step.matched ? std::nullopt : nextByte(trace, step);
    const QString none = step.matched ? missing() : TableText::tr("end");
    return {QString::number(step.row),
            hex(step.byte & step.tab().cmask),
            QStringLiteral("%1 %2")
                .arg(step.matched ? QLatin1Char('=') : QChar(u'≠'))
                .arg(hex(step.tab().cval)),
            next ? hex(*next) : none,
            hex(step.l),
            outcomeText(trace, step, index)};
}

std::vector<StepLine> lines(const TableTrace& trace, const Plan9Step& step, std::size_t index) {
    const utf8::TabRow& tab = step.tab();
    const QString masked = hex(step.byte & tab.cmask);
    std::vector<StepLine> lines{
        {QStringLiteral("c0, cmask"),
         QStringLiteral("%1 AND %2 = %3").arg(hex(step.byte), hex(tab.cmask), masked)},
        {QStringLiteral("cval"),
         step.matched ? TableText::tr("%1 = %2: match").arg(masked, hex(tab.cval))
                      : TableText::tr("%1 ≠ %2: no match").arg(masked, hex(tab.cval)),
         step.outcome == Plan9Outcome::NoRow}};
    if (step.matched)
        addMatchLines(lines, trace, step, index);
    else
        addNextByteLines(lines, trace, step, index);
    lines.push_back({QStringLiteral("shift"), TableText::tr("%1, for wctomb only").arg(tab.shift)});
    return lines;
}

QString sentence(const TableTrace& trace, const Plan9Step& step, std::size_t index) {
    const utf8::TabRow& tab = step.tab();
    switch (step.outcome) {
    case Plan9Outcome::Next: {
        const auto next = nextByte(trace, step);
        return TableText::tr(
                   "%1 AND %2 is %3, not %4, so row %5 does not match. mbtowc reads %6 next "
                   "and tries row %7.")
            .arg(hex(step.byte), hex(tab.cmask), hex(step.byte & tab.cmask), hex(tab.cval))
            .arg(step.row)
            .arg(hex(next.value_or(0)))
            .arg(step.row + 1);
    }
    case Plan9Outcome::Accept:
        return acceptText(trace, step, index);
    case Plan9Outcome::Incomplete:
    case Plan9Outcome::NotContinuation:
        return cutOffText(trace, step) + QLatin1Char(' ') + recovery(step.byte);
    case Plan9Outcome::TooSmall:
        return TableText::tr("Row %1 matches, but %2 is below %3, so a shorter form would do "
                             "(overlong): rejected. %4")
            .arg(step.row)
            .arg(hex(step.l), hex(tab.lval), recovery(step.byte));
    case Plan9Outcome::NoRow:
        return QStringList{neverMatches(step.byte), TableText::tr("All six rows were tried."),
                           recovery(step.byte)}
            .join(QLatin1Char(' '));
    }
    return {};
}

} // namespace moji::app::table_words
