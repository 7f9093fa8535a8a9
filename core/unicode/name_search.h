#pragma once
// Characters by their names in the Unicode Character Database.

#include <string>
#include <string_view>

namespace moji::unicode {

/// The character with exactly this name or alias ("LATIN CAPITAL LETTER GHA"), ignoring case. If
/// there is none, all characters whose names contain every one of these words, in code point order.
/// Empty if there are none.
[[nodiscard]] std::u32string charactersNamed(std::string_view name);

} // namespace moji::unicode
