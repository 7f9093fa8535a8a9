// The words of wctomb's steps.

#include "lenses/table/step_words.h"
#include "text/qt_text.h"

namespace moji::app::table_words {

namespace {

using utf8::WctombStep;

const utf8::TabRow& tabOf(const WctombStep& step) {
    return utf8::kTab[static_cast<std::size_t>(step.row - 1)];
}

bool isFirstByte(const WctombStep& step) {
    return step.c == tabOf(step).shift;
}

/// From 1: which of the bytes is written.
int byteNumber(const WctombStep& step) {
    return (tabOf(step).shift - step.c) / 6 + 1;
}

std::uint32_t bitsOf(const WctombStep& step) {
    return step.codePoint >> step.c & (isFirstByte(step) ? ~0u : 0x3Fu);
}

/// "4E16 > 7FF, ≤ FFFF": the last row that is too small, and the first that is not.
QString rowSearch(const WctombStep& step) {
    const QString fits = QStringLiteral("≤ %1").arg(hex(tabOf(step).lmask));
    if (step.row == 1)
        return QStringLiteral("%1 %2").arg(hex(step.codePoint), fits);
    const auto& smaller = utf8::kTab[static_cast<std::size_t>(step.row - 2)];
    return QStringLiteral("%1 > %2, %3").arg(hex(step.codePoint), hex(smaller.lmask), fits);
}

QString whatIsWritten(const TableTrace& trace, std::size_t index) {
    if (QString replaced = whyReplaced(trace, index); !replaced.isEmpty())
        return replaced;
    const QString wrong = whyWrong(trace, index);
    return wrong.isEmpty() ? QString()
                           : TableText::tr("Today's UTF-8 has no such character. %1").arg(wrong);
}

QString firstByteText(const WctombStep& step) {
    if (step.row == 1)
        return TableText::tr("%1 is not above 7F: row 1, one byte, the value itself, %2.")
            .arg(codePointText(step.codePoint), hex(step.byte));
    return TableText::tr(
               "%1 is above %2 but not above %3, so row %4 applies. Its bits from %5 up (%6) "
               "and %7 make the first byte, %8.")
        .arg(codePointText(step.codePoint),
             hex(utf8::kTab[static_cast<std::size_t>(step.row - 2)].lmask), hex(tabOf(step).lmask))
        .arg(step.row)
        .arg(step.c)
        .arg(hex(bitsOf(step)), hex(tabOf(step).cval), hex(step.byte));
}

} // namespace

QStringList cells(const TableTrace&, const WctombStep& step, std::size_t) {
    return {QString::number(step.row),
            hex(step.codePoint),
            QString::number(step.c),
            hex(bitsOf(step)),
            hex(step.byte),
            TableText::tr("byte %1 of %2").arg(byteNumber(step)).arg(step.row)};
}

std::vector<StepLine> lines(const TableTrace& trace, const WctombStep& step, std::size_t index) {
    const bool first = isFirstByte(step);
    std::vector<StepLine> lines{{QStringLiteral("l, lmask"), rowSearch(step)}};
    if (first) {
        lines.push_back({QStringLiteral("shift"), QStringLiteral("c = %1").arg(step.c)});
        lines.push_back({TableText::tr("bits"), QStringLiteral("%1 >> %2 = %3")
                                                    .arg(hex(step.codePoint))
                                                    .arg(step.c)
                                                    .arg(hex(bitsOf(step)))});
        lines.push_back({QStringLiteral("cval"),
                         QStringLiteral("%1 OR %2 = %3")
                             .arg(hex(tabOf(step).cval), hex(bitsOf(step)), hex(step.byte))});
    } else {
        lines.push_back({QStringLiteral("shift"),
                         QStringLiteral("c = %1 − 6 = %2").arg(step.c + 6).arg(step.c)});
        lines.push_back({TableText::tr("bits"), QStringLiteral("(%1 >> %2) AND 3F = %3")
                                                    .arg(hex(step.codePoint))
                                                    .arg(step.c)
                                                    .arg(hex(bitsOf(step)))});
        lines.push_back({TableText::tr("byte"),
                         QStringLiteral("80 OR %1 = %2").arg(hex(bitsOf(step)), hex(step.byte))});
    }
    const QString fault = faultTitle(trace, index);
    if (trace.sequenceOf(index).read.accepted && !fault.isEmpty())
        lines.push_back({TableText::tr("not checked"), fault, true});
    return lines;
}

QString sentence(const TableTrace& trace, const WctombStep& step, std::size_t index) {
    QString text =
        isFirstByte(step)
            ? firstByteText(step)
            : TableText::tr("The six bits of %1 from %2 up (%3) and 80 make byte %4, %5.")
                  .arg(codePointText(step.codePoint))
                  .arg(step.c)
                  .arg(hex(bitsOf(step)))
                  .arg(byteNumber(step))
                  .arg(hex(step.byte));
    const QString remark = whatIsWritten(trace, index);
    return remark.isEmpty() ? text : text + QLatin1Char(' ') + remark;
}

} // namespace moji::app::table_words
