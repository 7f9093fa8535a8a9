#pragma once
// Texts of which every match of a regular expression contains one: segments without them need no
// search.

#include <string>
#include <string_view>
#include <vector>

namespace moji::search {

/// For each alternative, the longest run of plain characters outside groups and classes, as far as
/// this is known without parsing all of the syntax. None if an alternative has no such run.
[[nodiscard]] std::vector<std::u32string> requiredLiterals(std::u32string_view expression);

} // namespace moji::search
