#pragma once
// The canonical order of combining marks in long runs (Unicode Standard, section 3.11, D108 and
// D109). ICU's normalizers move each mark to its place one step at a time, which takes the square
// of a run's length; a run that is in order already costs them nothing.

#include <optional>
#include <string>
#include <string_view>

struct UNormalizer2;

namespace moji::unicode {

/// The text with the runs of more than 32 marks decomposed and in canonical order, or nothing if it
/// has no such run. `decomposer` is ICU's NFD or NFKD; normalizing the result gives what
/// normalizing the text does.
[[nodiscard]] std::optional<std::u32string> withMarksInOrder(const UNormalizer2* decomposer,
                                                             std::u32string_view text);

} // namespace moji::unicode
