#pragma once
// Characters by their names in the Unicode Character Database.

#include <string>
#include <string_view>

namespace moji::unicode {

/// The character called exactly so, in any case, aliases too ("LATIN CAPITAL LETTER GHA"). If there
/// is none, all whose names have every one of these words, whole ones, in the order of their code
/// points. Empty where nothing is found.
[[nodiscard]] std::u32string charactersNamed(std::string_view name);

} // namespace moji::unicode
