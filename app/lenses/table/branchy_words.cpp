// The words of the branchy decoder's steps.

#include "lenses/table/branchy_tests.h"
#include "lenses/table/step_words.h"
#include "text/qt_text.h"
#include "utf8/strict.h"

namespace moji::app {

namespace {

constexpr const char* kLeadPatterns[] = {"0xxxxxxx", "110xxxxx", "1110xxxx", "11110xxx"};

} // namespace

BranchyForm branchyForm(utf8::BranchyTest test) {
    const auto index = static_cast<int>(test);
    const auto firstTests = static_cast<int>(utf8::BranchyTest::SecondContinues);
    if (index >= firstTests)
        return {index - firstTests + 2, 0xC0, 0x80, QStringLiteral("10xxxxxx")};
    // The forms of up to four bytes are Thompson's.
    const utf8::TabRow& tab = utf8::kTab[static_cast<std::size_t>(index)];
    return {1, tab.cmask, tab.cval, QString::fromLatin1(kLeadPatterns[index])};
}

BranchyLimit branchyLimit(int row) {
    const utf8::TabRow& tab = utf8::kTab[static_cast<std::size_t>(row)];
    return {static_cast<char32_t>(tab.lmask) + 1, row + 1, static_cast<Byte>(tab.cval),
            QString::fromLatin1(kLeadPatterns[row])};
}

int branchyLimitRow(const utf8::BranchyEncodeStep& step) {
    int row = 0;
    while (branchyLimit(row).limit != step.limit)
        ++row;
    return row;
}

namespace table_words {

namespace {

using utf8::BranchyOutcome;
using utf8::BranchyStep;

/// The byte tested; past the end it sees zero bytes.
Byte testedByte(const TableTrace& trace, std::size_t index) {
    return trace.byteAt(trace.steps[index].offset).value_or(0);
}

QString outcomeText(const TableTrace& trace, const BranchyStep& step, std::size_t index) {
    if (step.outcome == BranchyOutcome::Reject)
        return TableText::tr("rejected");
    if (step.outcome == BranchyOutcome::Next)
        return step.result ? TableText::tr("next byte") : TableText::tr("next test");
    const QString fault = faultTitle(trace, index);
    const QString character = codePointText(*step.codePoint);
    return fault.isEmpty() ? TableText::tr("accepted: %1").arg(character)
                           : TableText::tr("accepted: %1, %2").arg(character, fault);
}

/// The payload bits joined, if this test added any.
std::optional<StepLine> payloadLine(const BranchyStep& step, Byte byte) {
    if (!step.result)
        return std::nullopt;
    const BranchyForm form = branchyForm(step.test);
    const auto bits = static_cast<Byte>(byte & ~form.mask);
    if (form.byte == 1)
        return StepLine{TableText::tr("code point"),
                        QStringLiteral("%1 AND %2 = %3")
                            .arg(hex(byte), hex(static_cast<Byte>(~form.mask)), hex(bits))};
    return StepLine{TableText::tr("code point"),
                    QStringLiteral("(%1 << 6) OR %2 = %3")
                        .arg(hex(*step.codePoint >> 6), hex(bits), hex(*step.codePoint))};
}

QString refusedText(const TableTrace& trace, const BranchyStep& step, std::size_t index) {
    const Byte first = *trace.byteAt(step.offset);
    const int byte = branchyForm(step.test).byte;
    if (byte == 1)
        return TableText::tr(
                   "%1 matches none of 0xxxxxxx, 110xxxxx, 1110xxxx and 11110xxx: rejected. %2")
            .arg(hex(first), recovery(first));
    const auto came = trace.byteAt(trace.steps[index].offset);
    const QString pattern =
        came ? TableText::tr("%1 starts a %2-byte sequence: 80..BF expected as byte %3, but %4 "
                             "follows: rejected.")
             : TableText::tr("%1 starts a %2-byte sequence: 80..BF expected as byte %3, but the "
                             "text ends: rejected.");
    const QString rejected = pattern.arg(hex(first)).arg(utf8::announcedLength(first)).arg(byte);
    return (came ? rejected.arg(hex(*came)) : rejected) + QLatin1Char(' ') + recovery(first);
}

QString acceptedText(const TableTrace& trace, const BranchyStep& step, std::size_t index) {
    const QString bytes = hexText(trace.view(trace.sequenceOf(index).range()));
    const QString character = codePointText(*step.codePoint);
    const QString wrong = whyWrong(trace, index);
    if (wrong.isEmpty())
        return TableText::tr("All tests pass: %1 is %2.").arg(bytes, character);
    return TableText::tr("%1 is wrongly accepted as %2, because only the top bits were tested. %3")
        .arg(bytes, character, wrong);
}

} // namespace

QStringList cells(const TableTrace& trace, const BranchyStep& step, std::size_t index) {
    const BranchyForm form = branchyForm(step.test);
    const auto byte = trace.byteAt(trace.steps[index].offset);
    return {byte ? hex(*byte) : TableText::tr("end"),
            hex(testedByte(trace, index) & form.mask),
            QStringLiteral("%1 %2")
                .arg(step.result ? QLatin1Char('=') : QChar(u'≠'))
                .arg(hex(form.value)),
            step.result ? TableText::tr("yes") : TableText::tr("no"),
            step.codePoint ? hex(*step.codePoint) : missing(),
            outcomeText(trace, step, index)};
}

std::vector<StepLine> lines(const TableTrace& trace, const BranchyStep& step, std::size_t index) {
    const BranchyForm form = branchyForm(step.test);
    const auto there = trace.byteAt(trace.steps[index].offset);
    const Byte byte = testedByte(trace, index);
    const QString masked = hex(byte & form.mask);
    const bool refused = step.outcome == BranchyOutcome::Reject;
    std::vector<StepLine> lines{
        {TableText::tr("byte %1").arg(form.byte),
         there ? hex(byte) : TableText::tr("none: reads 00")},
        {TableText::tr("mask"),
         QStringLiteral("%1 AND %2 = %3").arg(hex(byte), hex(form.mask), masked)},
        {form.pattern,
         step.result ? TableText::tr("%1 = %2: yes").arg(masked, hex(form.value))
                     : TableText::tr("%1 ≠ %2: no").arg(masked, hex(form.value)),
         refused}};
    if (const auto payload = payloadLine(step, byte))
        lines.push_back(*payload);
    const QString fault = faultTitle(trace, index);
    if (step.outcome == BranchyOutcome::Accept && !fault.isEmpty())
        lines.push_back({TableText::tr("not checked"), fault, true});
    return lines;
}

QString sentence(const TableTrace& trace, const BranchyStep& step, std::size_t index) {
    const BranchyForm form = branchyForm(step.test);
    switch (step.outcome) {
    case BranchyOutcome::Reject:
        return refusedText(trace, step, index);
    case BranchyOutcome::Accept:
        return acceptedText(trace, step, index);
    case BranchyOutcome::Next:
        break;
    }
    const QString byte = hex(testedByte(trace, index));
    if (!step.result)
        return TableText::tr("%1 is not %2: go to the next test.").arg(byte, form.pattern);
    if (form.byte == 1)
        return TableText::tr("%1 is %2: it starts a %3-byte sequence.")
            .arg(byte, form.pattern)
            .arg(utf8::announcedLength(testedByte(trace, index)));
    return TableText::tr("%1 is %2: add its six bits and test the next byte.")
        .arg(byte, form.pattern);
}

} // namespace table_words

} // namespace moji::app
