#include "lenses/inspector/error_section.h"

#include "document/problem_at.h"
#include "text/counts.h"
#include "text/error_words.h"
#include "text/qt_text.h"
#include "unicode/character_info.h"
#include "utf8/strict.h"

#include <algorithm>

namespace moji::app {

namespace {

/// The bytes expected where the sequence ended; empty if none.
QString continuationRange(const PlacedSpan& error) {
    const auto range = utf8::expectedAfter(error.bytes[0], error.span.length);
    return range ? QStringLiteral("%1..%2").arg(hexText(ByteView(&range->first, 1)),
                                                hexText(ByteView(&range->last, 1)))
                 : QString();
}

/// The value that the bit pattern of `bytes` adds up to, whatever the rules say of it; nothing
/// if bytes are missing.
std::optional<std::uint64_t> patternValue(ByteView bytes) {
    const std::uint32_t length = utf8::announcedLength(bytes[0]);
    if (length < 2 || bytes.size() != length)
        return {};
    std::uint64_t value = bytes[0] & (0x7Fu >> length);
    for (const Byte byte : bytes.subspan(1)) {
        if (!utf8::isContinuation(byte))
            return {};
        value = (value << 6) | (byte & 0x3Fu);
    }
    return value;
}

QString spelt(std::uint64_t value) {
    constexpr std::uint64_t kLast = 0x10FFFF;
    if (value > kLast)
        return InspectorWords::tr("%1, above U+10FFFF").arg(QString::number(value, 16).toUpper());
    const auto c = static_cast<char32_t>(value);
    return QStringLiteral("%1 %2").arg(codePointText(c), fromUtf8(unicode::name(c)));
}

/// The fault as a person counts it: C0 AF is one problem and two errors.
std::vector<ReportRow> problemRows(const Document& document, const PlacedSpan& error) {
    const auto problem = problemAt(document, error.offset);
    if (!problem)
        return {};
    std::vector<ReportRow> rows;
    const Bytes bytes = document.bytes(*problem);
    const auto errors = document.spansIn(*problem).size();
    if (errors > 1) {
        rows.push_back(ReportRow::code(InspectorWords::tr("Problem"), hexText(bytes)));
        rows.back().note = errorsText(static_cast<std::uint64_t>(errors));
    }
    if (const auto value = bytes.empty() ? std::nullopt : patternValue(bytes))
        rows.push_back(ReportRow::words(InspectorWords::tr("Would spell"), spelt(*value)));
    return rows;
}

} // namespace

void describeError(CharacterReport& report, const Document& document, const PlacedSpan& error) {
    const SpanStatus kind = error.span.status;
    const bool utf8 = isUtf8(document.codec());
    const std::uint64_t end = error.range().end;
    const Bytes next = document.bytes({end, end + 1});
    const auto came = next.empty() ? std::nullopt : std::optional(next.front());
    const QString range = utf8 ? continuationRange(error) : QString();

    report.title = hexText(error.bytes);
    report.name = InspectorWords::tr("invalid: %1").arg(errorTitle(kind));
    report.nature =
        InspectorWords::tr("not a character of %1").arg(fromUtf8(document.codec().name()));

    std::vector<ReportRow> rows;
    rows.push_back(ReportRow::code(InspectorWords::tr("Bytes"), hexText(error.bytes)));
    rows.push_back(
        ReportRow::words(InspectorWords::tr("Kind"), errorTitle(kind), ReportRow::Tone::Bad));
    rows.push_back(ReportRow::words(InspectorWords::tr("Reason"),
                                    errorSentence(kind, error.bytes, range, came)));
    if (utf8)
        rows.push_back(range.isEmpty() ? ReportRow::words(InspectorWords::tr("Expected"),
                                                          InspectorWords::tr("lead byte"))
                                       : ReportRow::code(InspectorWords::tr("Expected"), range));
    rows.push_back(came ? ReportRow::code(InspectorWords::tr("Next byte"), hexText(next))
                        : ReportRow::words(InspectorWords::tr("Next byte"),
                                           InspectorWords::tr("nothing: end of text")));
    if (utf8)
        std::ranges::move(problemRows(document, error), std::back_inserter(rows));
    rows.push_back(ReportRow::words(InspectorWords::tr("Decoded as"),
                                    InspectorWords::tr("U+FFFD REPLACEMENT CHARACTER")));
    report.sections = {{InspectorWords::tr("Invalid bytes"), std::move(rows)}};
}

} // namespace moji::app
