#pragma once
// Names of what has no name or no picture: control characters by name, control and format
// characters by the short name that the byte lens draws in their place. From NameAliases.txt of the
// Unicode Character Database, and for a few format characters from the Unicode code charts.

#include <optional>
#include <span>
#include <string_view>

namespace moji::unicode {

/// "LINE FEED" for U+000A; nothing for what is no control character (General_Category Cc).
[[nodiscard]] std::optional<std::string_view> controlName(char32_t codePoint);

/// "LF", "HT", "ZWJ", "RLO", "PDF", "BOM", "NBSP", "VS16": a few letters for controls,
/// format characters, special spaces and variation selectors. Nothing for what can be seen, nor for
/// U+0020.
[[nodiscard]] std::optional<std::string_view> shortName(char32_t codePoint);

/// A row of the generated table: sorted by code point, a field may be empty.
struct NameAlias {
    char32_t codePoint;
    std::string_view control;      // its first alias of type `control` or `figment`
    std::string_view abbreviation; // its first alias of type `abbreviation`
};
[[nodiscard]] std::span<const NameAlias> nameAliases();

} // namespace moji::unicode
