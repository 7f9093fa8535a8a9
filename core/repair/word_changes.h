#pragma once
// What a repair may not do to a word, however much likelier it makes the text.

#include <string_view>

namespace moji::repair {

/// Whether a word becomes signs only: what no repair does, though signs may cost less than a word.
/// An isolated letter, as in Ў0Ў, may have been a sign.
[[nodiscard]] bool losesItsLetters(std::u32string_view before, std::u32string_view after);

/// Whether one character in four at most is exchanged for another.
[[nodiscard]] bool changesFew(std::u32string_view before, std::u32string_view after);

/// Whether a word falls apart: letters of India in UTF-16 are pairs of a tab, a line end or another
/// control and a sign.
[[nodiscard]] bool bringsControls(std::u32string_view before, std::u32string_view after);

} // namespace moji::repair
