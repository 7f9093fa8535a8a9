#include "lenses/inspector/character_report.h"

#include "document/notes.h"
#include "lenses/inspector/character_sections.h"
#include "lenses/inspector/error_section.h"
#include "lenses/inspector/property_words.h"
#include "text/list.h"
#include "text/qt_text.h"
#include "text/safe_name.h"
#include "unicode/character_info.h"

namespace moji::app {

namespace {

QString joined(std::u32string_view text, QString (*part)(char32_t)) {
    QStringList parts;
    for (const char32_t c : text)
        parts += part(c);
    return parts.join(QStringLiteral(" + "));
}

void describeCharacter(CharacterReport& report, const Document& document, const PlacedSpan& span) {
    const std::u32string_view text = span.span.text();
    report.title = joined(text, codePointText);
    report.name = joined(text, [](char32_t c) { return fromUtf8(unicode::name(c)); });
    report.nature = joined(text, [](char32_t c) {
        return InspectorWords::tr("%1, %2 (%3)")
            .arg(scriptText(c), categoryText(c), fromUtf8(unicode::category(c)));
    });
    report.sections = characterSections(document, span);
}

void describeControl(CharacterReport& report, const Document& document, const PlacedSpan& span) {
    report.title = hexText(span.bytes);
    report.name = InspectorWords::tr("escape or shift, not a character");
    report.nature = InspectorWords::tr("It changes how %1 reads the bytes that follow.")
                        .arg(fromUtf8(document.codec().name()));
    ReportRow bytes = ReportRow::code(fromUtf8(document.codec().name()), hexText(span.bytes));
    bytes.note = InspectorWords::tr("current");
    bytes.highlighted = true;
    report.sections = {{InspectorWords::tr("Bytes"), {std::move(bytes)}}};
}

/// Before everything else: the reader wrote them.
void addNotes(CharacterReport& report, const Document& document, ByteRange character) {
    ReportSection section{InspectorWords::tr("Notes"), {}};
    for (const Note& note : document.notes().in(character))
        section.rows.push_back(
            ReportRow::words(offsetText(note.range.begin), safeWords(note.text.simplified())));
    if (!section.rows.empty())
        report.sections.insert(report.sections.begin(), section);
}

} // namespace

QString ReportRow::text() const {
    QStringList parts{value};
    for (const QString& part : {detail, note})
        if (!part.isEmpty())
            parts += part;
    return listText(parts);
}

CharacterReport reportOn(const Document& document, std::uint64_t offset) {
    CharacterReport report;
    const auto span = document.spanAt(offset);
    if (!span)
        return report;
    report.specimen = characterText(span->span);
    report.role = roleOf(span->span, document.codec().info());
    if (span->isError())
        describeError(report, document, *span);
    else if (span->span.count == 0)
        describeControl(report, document, *span);
    else
        describeCharacter(report, document, *span);
    addNotes(report, document, span->range());
    return report;
}

} // namespace moji::app
