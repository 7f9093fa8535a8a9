#pragma once
// Names for characters without a name or a glyph: the names of control characters, and the short
// names of control and format characters that the byte grid shows. From NameAliases.txt of the
// Unicode Character Database; a few format characters from the Unicode code charts.

#include "support/inline_text.h"

#include <optional>
#include <span>
#include <string_view>

namespace moji::unicode {

/// "LINE FEED" for U+000A; nothing if the code point is not a control character (General_Category
/// Cc).
[[nodiscard]] std::optional<std::string_view> controlName(char32_t codePoint);

/// "LF", "HT", "ZWJ", "RLO", "PDF", "BOM", "NBSP", "VS16": a few letters for controls, format
/// characters, special spaces and variation selectors. Nothing for visible characters and U+0020.
[[nodiscard]] std::optional<std::string_view> shortName(char32_t codePoint);

/// A row of the generated table, sorted by code point; a field may be empty.
struct NameAlias {
    char32_t codePoint;
    InlineText<47> inlineControl;
    InlineText<7> inlineAbbreviation;

    /// The first alias of type `control` or `figment`.
    [[nodiscard]] std::string_view control() const { return inlineControl.view(); }
    /// The first alias of type `abbreviation`.
    [[nodiscard]] std::string_view abbreviation() const { return inlineAbbreviation.view(); }
};
[[nodiscard]] std::span<const NameAlias> nameAliases();

} // namespace moji::unicode
