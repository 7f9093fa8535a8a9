#include "lenses/inspector/normal_forms.h"

#include "text/qt_text.h"
#include "unicode/case_maps.h"
#include "unicode/normalization.h"
#include "utf8/utf8_writer.h"

#include <algorithm>
#include <array>

namespace moji::app {

namespace {

constexpr std::size_t kShownCodePoints = 18; // U+FDFA decomposes into so many
constexpr std::size_t kShownBytes = 36;

/// The differing part of both, without the common prefix and suffix.
struct Difference {
    std::size_t begin = 0;
    std::size_t endBefore = 0;
    std::size_t endAfter = 0;
};
Difference differenceOf(ByteView before, ByteView after) {
    const auto [a, b] = std::ranges::mismatch(before, after);
    Difference found{static_cast<std::size_t>(a - before.begin()), before.size(), after.size()};
    while (found.endBefore > found.begin && found.endAfter > found.begin &&
           before[found.endBefore - 1] == after[found.endAfter - 1]) {
        --found.endBefore;
        --found.endAfter;
    }
    return found;
}

/// Appends the bytes in hexadecimal and marks those of [begin, end) as changed.
void appendBytes(ReportRow& row, ByteView bytes, std::size_t begin, std::size_t end) {
    constexpr int kDigits = 3; // with the space after it
    const bool cut = bytes.size() > kShownBytes;
    const ByteView shown = cut ? bytes.first(kShownBytes) : bytes;
    const std::size_t shownEnd = std::min(end, shown.size());
    if (begin < shownEnd)
        row.changes.emplace_back(static_cast<int>(row.detail.size()) +
                                     kDigits * static_cast<int>(begin),
                                 kDigits * static_cast<int>(shownEnd - begin) - 1);
    row.detail += hexText(shown);
    if (cut)
        row.detail += QStringLiteral(" …");
}

void appendDifference(ReportRow& row, std::u32string_view before, std::u32string_view after) {
    const std::string was = moji::toUtf8(before);
    const std::string is = moji::toUtf8(after);
    const Difference found = differenceOf(asBytes(was), asBytes(is));
    appendBytes(row, asBytes(was), found.begin, found.endBefore);
    row.detail += QStringLiteral(" → ");
    appendBytes(row, asBytes(is), found.begin, found.endAfter);
}

} // namespace

QString namedText(std::u32string_view text) {
    QString glyphs;
    QStringList numbers;
    for (const char32_t c : text.substr(0, kShownCodePoints)) {
        const CharacterText shown = characterText(c);
        if (!shown.isName)
            glyphs += shown.text;
        numbers += codePointText(c);
    }
    if (text.size() > kShownCodePoints)
        numbers += InspectorWords::tr("and %1 more").arg(text.size() - kShownCodePoints);
    // "U+" separates the glyphs, whatever their direction, from the numbers.
    const QString all = numbers.join(QLatin1Char(' '));
    return glyphs.isEmpty() ? all : glyphs + QStringLiteral("  ") + all;
}

QString nameOf(unicode::NormalForm form) {
    return fromUtf8(identifier(form));
}

ReportRow changeRow(const QString& label, std::u32string_view before, std::u32string_view after) {
    if (after == before)
        return ReportRow::words(label, InspectorWords::tr("unchanged"), ReportRow::Tone::Muted);
    ReportRow row = ReportRow::code(label, namedText(after));
    appendDifference(row, before, after);
    return row;
}

ReportSection normalFormsSection(std::u32string_view text) {
    ReportSection section{InspectorWords::tr("Normal forms"), {}};
    std::array<std::u32string, unicode::kNormalForms.size()> forms;
    for (std::size_t i = 0; i < forms.size(); ++i) {
        forms[i] = unicode::normalized(unicode::kNormalForms[i], text);
        const QString label = nameOf(unicode::kNormalForms[i]);
        const auto same = static_cast<std::size_t>(
            std::find(forms.begin(), forms.begin() + static_cast<std::ptrdiff_t>(i), forms[i]) -
            forms.begin());
        const bool repeats = forms[i] != text && same < i;
        section.rows.push_back(
            repeats ? ReportRow::words(
                          label,
                          InspectorWords::tr("same as %1").arg(nameOf(unicode::kNormalForms[same])))
                    : changeRow(label, text, forms[i]));
    }
    if (std::ranges::all_of(forms, [&](const std::u32string& form) { return form == text; }))
        section.rows = {changeRow(InspectorWords::tr("All four"), text, text)};
    return section;
}

std::optional<ReportSection> caseSection(std::u32string_view text) {
    const std::u32string upper = unicode::caseMapped(unicode::CaseMap::Upper, text);
    const std::u32string lower = unicode::caseMapped(unicode::CaseMap::Lower, text);
    if (upper == text && lower == text)
        return {};
    return ReportSection{InspectorWords::tr("Case"),
                         {changeRow(InspectorWords::tr("Upper"), text, upper),
                          changeRow(InspectorWords::tr("Lower"), text, lower)}};
}

} // namespace moji::app
