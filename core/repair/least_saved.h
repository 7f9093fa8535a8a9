#pragma once
// A quick look at two words in the same place: what one of them saves at the very least, whatever
// is around them. Most words of a misread text need no other look.

#include <optional>
#include <string_view>

namespace moji::repair {

/// Bits by which a line with the word `after` costs less than with `before` in its place, at least;
/// less than 0 where it may cost more. Nothing where that is not known without the line. A word
/// ends at white space.
[[nodiscard]] std::optional<double> leastSaved(std::u32string_view before,
                                               std::u32string_view after);

} // namespace moji::repair
