#include "lenses/inspector/character_sections.h"

#include "lenses/inspector/grapheme_at.h"
#include "lenses/inspector/normal_forms.h"
#include "lenses/inspector/property_words.h"
#include "lenses/inspector/written_forms.h"
#include "text/counts.h"
#include "text/list.h"
#include "text/qt_text.h"
#include "unicode/character_info.h"
#include "unicode/graphemes.h"
#include "unicode/normalization.h"

#include <algorithm>

namespace moji::app {

namespace {

QString blockText(char32_t c) {
    const auto block = unicode::block(c);
    return block ? fromUtf8(*block) : InspectorWords::tr("in no block");
}

QString planeText(char32_t c) {
    const int plane = unicode::plane(c);
    const QString name = planeNameText(plane);
    return name.isEmpty() ? QString::number(plane) : QStringLiteral("%1, %2").arg(plane).arg(name);
}

QString sinceText(char32_t c) {
    const auto age = unicode::age(c);
    return age ? InspectorWords::tr("Unicode %1").arg(fromUtf8(*age))
               : InspectorWords::tr("not assigned in Unicode %1")
                     .arg(fromUtf8(unicode::unicodeVersion()));
}

QString widthText(char32_t c) {
    return QStringLiteral("%1, %2").arg(
        eastAsianWidthText(c), columnsText(static_cast<std::uint64_t>(unicode::columns(c))));
}

/// A value common to all code points once, otherwise one per code point.
ReportRow propertyRow(const QString& label, std::u32string_view text,
                      QString (*property)(char32_t)) {
    QStringList values;
    for (const char32_t c : text)
        values += property(c);
    const bool same =
        std::ranges::all_of(values, [&](const QString& v) { return v == values.front(); });
    return ReportRow::words(label, same ? values.front() : remarksText(values));
}

ReportSection propertiesSection(const PlacedSpan& span) {
    const std::u32string_view text = span.span.text();
    ReportSection section{InspectorWords::tr("Character"),
                          {propertyRow(InspectorWords::tr("Block"), text, blockText),
                           propertyRow(InspectorWords::tr("Plane"), text, planeText),
                           propertyRow(InspectorWords::tr("Since"), text, sinceText),
                           propertyRow(InspectorWords::tr("Width"), text, widthText)}};
    if (span.span.status == SpanStatus::Control)
        section.rows.push_back(
            ReportRow::words(InspectorWords::tr("Here"),
                             InspectorWords::tr("byte-order mark, not part of the text")));
    return section;
}

/// Only if the character is not a cluster by itself.
std::optional<ReportSection> clusterSection(const Document& document, const PlacedSpan& span) {
    const GraphemeAt cluster = graphemeAt(document, span.offset);
    if (cluster.text.size() <= span.span.count)
        return {};
    ReportSection section{InspectorWords::tr("Grapheme cluster"), {}};
    const QString count = codePointsText(cluster.text.size());
    const bool whole = !cluster.beginIsFar && !cluster.endIsFar;
    section.rows.push_back(ReportRow::words(
        InspectorWords::tr("Length"),
        whole ? QStringLiteral("%1, %2").arg(count, bytesText(cluster.range.length()))
              : InspectorWords::tr("more than %1").arg(count)));
    section.rows.push_back(
        ReportRow::code(InspectorWords::tr("Code points"), namedText(cluster.text)));
    const auto composed = unicode::normalized(unicode::NormalForm::Nfc, cluster.text);
    if (whole && composed != cluster.text)
        section.rows.push_back(changeRow(QStringLiteral("NFC"), cluster.text, composed));
    return section;
}

} // namespace

std::vector<ReportSection> characterSections(const Document& document, const PlacedSpan& span) {
    const std::u32string_view text = span.span.text();
    std::vector<ReportSection> sections{propertiesSection(span), bytesSection(document, span),
                                        escapesSection(text), normalFormsSection(text)};
    for (auto& section : {caseSection(text), clusterSection(document, span)})
        if (section)
            sections.push_back(*section);
    return sections;
}

} // namespace moji::app
