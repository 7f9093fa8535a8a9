#pragma once
// Text that every match of a regular expression contains: segments without it need no search.

#include <string>
#include <string_view>

namespace moji::search {

/// The longest run of plain characters outside groups and classes, as far as this is known without
/// parsing all of the syntax; empty if there is none.
[[nodiscard]] std::u32string requiredLiteral(std::u32string_view expression);

} // namespace moji::search
