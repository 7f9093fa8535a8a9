#pragma once
// How many bits a text takes under the models of what people write: the fewer, the likelier it is.
// What repair compares two texts by.

#include <limits>
#include <string_view>

namespace moji::repair {

/// Of a text between two spaces or line ends. U+FFFD costs the same everywhere: it is no part of
/// the text, whatever the models think of it. Above `limit` the answer is only some value above it;
/// `slack` says how many bits a part of the text may cost above its share of the limit.
///
/// What is rare in text that people write but frequent in damaged text costs more than the
/// models say: C1 controls, an Asian character or a mark at a small Latin letter, a no-break space
/// beside a space, an opening quote after a letter, box drawing without any repetition. The
/// apostrophe in a word, signs like the micro sign and long runs of one character cost less.
[[nodiscard]] double bitsOf(std::u32string_view text,
                            double limit = std::numeric_limits<double>::infinity(),
                            double slack = std::numeric_limits<double>::infinity());

/// Whether a quick look is enough to know that bitsOf() is more than `limit`.
[[nodiscard]] bool surelyCostsMore(std::u32string_view text, double limit);

} // namespace moji::repair
