#pragma once
// The sets of code points that a regular expression in ICU's syntax names.

#include "search/code_point_classes.h"

#include <unicode/uniset.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace moji::search {

/// The set of a one-letter escape: `w` for \w. Nothing for letters that are no set.
[[nodiscard]] std::optional<icu::UnicodeSet> escapedSet(char32_t letter);

/// Marks and format characters: \b looks at what precedes them.
[[nodiscard]] const icu::UnicodeSet& wordContinuing();

/// The set of `\p{...}`, `\N{...}` or a bracket expression, as ICU reads it.
[[nodiscard]] std::optional<icu::UnicodeSet> setOf(std::u32string_view expression, bool matchCase);

/// `c`, and without `matchCase` all characters with the same simple case folding.
[[nodiscard]] icu::UnicodeSet setOf(char32_t c, bool matchCase);

/// All characters whose full case folding is two or more characters, with this folding: ß and "ss".
using LongFolding = std::pair<std::u32string, icu::UnicodeSet>;
[[nodiscard]] const std::vector<LongFolding>& longFoldings();
/// The end of the part of `text` (case-folded) from `at` that overlapping long foldings connect.
[[nodiscard]] std::size_t endOfFoldings(std::u32string_view text, std::size_t at);

/// The ranges of each set.
[[nodiscard]] std::vector<CodePointRanges> rangesOf(const std::vector<icu::UnicodeSet>& sets);

} // namespace moji::search
