#include "lenses/inspector/written_forms.h"

#include "escape/style_registry.h"
#include "text/qt_text.h"
#include "unicode/surrogates.h"
#include "utf8/utf8_writer.h"

#include <algorithm>

namespace moji::app {

namespace {

constexpr const char* kEncodings[] = {"UTF-8",   "UTF-16BE", "UTF-32BE", "EUC-KR",      "Shift_JIS",
                                      "GB18030", "Big5",     "CESU-8",   "windows-1251"};
/// Those that equal UTF-8 except for some characters.
constexpr const char* kVariants[] = {"CESU-8", "MUTF-8"};

bool isVariant(const Codec& codec) {
    return std::ranges::find(kVariants, codec.name()) != std::end(kVariants);
}

ReportRow cannotBeWritten(const QString& label) {
    return ReportRow::words(label, InspectorWords::tr("cannot be written"), ReportRow::Tone::Bad);
}

ReportRow encodedRow(const QString& label, const Codec& codec, std::u32string_view text,
                     const std::optional<Bytes>& utf8) {
    const auto bytes = encodeAll(codec, text);
    if (!bytes)
        return cannotBeWritten(label);
    if (isVariant(codec) && bytes == utf8)
        return ReportRow::words(label, InspectorWords::tr("same as UTF-8"), ReportRow::Tone::Muted);
    return ReportRow::code(label, hexText(*bytes));
}

/// The document's own bytes.
void markCurrent(ReportRow& row, const PlacedSpan& span) {
    row = ReportRow::code(row.label, hexText(span.bytes));
    row.note = InspectorWords::tr("current");
    row.highlighted = true;
}

std::optional<QString> escaped(std::string_view style, std::string_view utf8) {
    const auto escaper = escape::findStyle(style)->makeEscaper();
    const auto result = escape::transform(*escaper, asBytes(utf8));
    return result ? std::optional(fromUtf8(result->text)) : std::nullopt;
}

/// JSON and JavaScript write surrogates by their numbers; the text of all other escapes is UTF-8,
/// which has none.
QString surrogateEscape(std::u32string_view text) {
    const QString units = toQString(text);
    QString form;
    for (const QChar unit : units)
        form += QStringLiteral("\\u") +
                QString::number(unit.unicode(), 16).toUpper().rightJustified(4, QLatin1Char('0'));
    return form;
}

/// An escaped form that is the character itself is shown only if it is
/// visible.
ReportRow escapeRow(const QString& label, const QString& form, std::u32string_view text) {
    if (form == toQString(text) && std::ranges::any_of(text, isShownAsName))
        return ReportRow::words(label, InspectorWords::tr("not escaped"), ReportRow::Tone::Muted);
    return ReportRow::code(label, form);
}

} // namespace

ReportSection bytesSection(const Document& document, const PlacedSpan& span) {
    ReportSection section{InspectorWords::tr("Bytes"), {}};
    const CodecRegistry& codecs = document.codecs();
    const Codec& current = document.isUtf8() ? codecs.utf8() : document.codec();
    const std::u32string_view text = span.span.text();
    const auto utf8 = encodeAll(codecs.utf8(), text);
    bool currentListed = false;
    const auto add = [&](const char* name) {
        const Codec& codec = *codecs.find(name);
        ReportRow row = encodedRow(QLatin1String(name), codec, text, utf8);
        if (&codec == &current) {
            markCurrent(row, span);
            currentListed = true;
        }
        section.rows.push_back(std::move(row));
    };
    for (const char* name : kEncodings)
        add(name);
    // Modified UTF-8 differs from CESU-8 in U+0000 alone.
    if (text.find(U'\0') != text.npos)
        add("MUTF-8");
    if (!currentListed) {
        ReportRow row = ReportRow::code(fromUtf8(current.name()), {});
        markCurrent(row, span);
        section.rows.insert(section.rows.begin(), std::move(row));
    }
    return section;
}

ReportSection escapesSection(std::u32string_view text) {
    struct Line {
        QString label;
        std::string_view style;
    };
    const Line lines[] = {
        {InspectorWords::tr("URL"), "percent"}, {InspectorWords::tr("JSON"), "json"},
        {InspectorWords::tr("JS"), "js"},       {InspectorWords::tr("HTML"), "html"},
        {InspectorWords::tr("C"), "c"},         {InspectorWords::tr("RFC 2047"), "rfc2047-b"}};
    ReportSection section{InspectorWords::tr("Escapes"), {}};
    const std::string utf8 = moji::toUtf8(text);
    const bool isUtf8 = std::ranges::none_of(text, unicode::isSurrogate);
    std::optional<QString> json;
    for (const auto& [label, style] : lines) {
        if (!isUtf8 && style != "json" && style != "js") {
            section.rows.push_back(cannotBeWritten(label));
            continue;
        }
        auto form = isUtf8 ? escaped(style, utf8) : std::optional(surrogateEscape(text));
        if (style == "c" && form)
            form = QStringLiteral("\"%1\"").arg(*form);
        if (style == "js" && form == json) {
            section.rows.back().label = InspectorWords::tr("JSON, JS");
            continue;
        }
        if (style == "json")
            json = form;
        section.rows.push_back(
            form ? escapeRow(label, *form, text)
                 : ReportRow::words(label, QStringLiteral("–"), ReportRow::Tone::Muted));
    }
    return section;
}

} // namespace moji::app
