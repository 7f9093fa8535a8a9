#pragma once
// The normal forms and case maps of a character, with what they change in its bytes.

#include "lenses/inspector/character_report.h"

#include <optional>

namespace moji::app {

/// One row if all four leave it unchanged, otherwise four.
[[nodiscard]] ReportSection normalFormsSection(std::u32string_view text);
/// Nothing if upper and lower case are the character itself.
[[nodiscard]] std::optional<ReportSection> caseSection(std::u32string_view text);

/// "é  U+00E9", the first few of many.
[[nodiscard]] QString namedText(std::u32string_view text);
/// The row of a form of `before`: "unchanged", or what it is and how its UTF-8 differs.
[[nodiscard]] ReportRow changeRow(const QString& label, std::u32string_view before,
                                  std::u32string_view after);

} // namespace moji::app
