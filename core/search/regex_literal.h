#pragma once
// Text that every match of a regular expression contains, so that one need not look where it is
// not.

#include <string>
#include <string_view>

namespace moji::search {

/// The longest run of plain characters outside of groups and classes, as far as that can be told
/// without knowing all of the syntax; empty where there is none.
[[nodiscard]] std::u32string requiredLiteral(std::u32string_view expression);

} // namespace moji::search
