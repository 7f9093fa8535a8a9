#pragma once
// Characters of a word of which some bytes were lost, by what is likeliest between their
// neighbours.

#include <span>
#include <string>
#include <string_view>

namespace moji::repair {

/// `candidates` by what `before` + candidate + `after` costs; equal ones stay in order.
[[nodiscard]] std::u32string likeliestFirst(std::u32string_view candidates,
                                            std::u32string_view before, std::u32string_view after);

/// A word in which U+FFFD is replaced by the one of several characters that is far likelier there
/// than the others; where none is, and where too little of the word is known, it stays. `before`
/// and `after` are the neighbours in the line; `candidates` has an item for each U+FFFD of the
/// word, empty for those that stay.
[[nodiscard]] std::u32string withLikeliest(std::u32string_view before, std::u32string_view word,
                                           std::u32string_view after,
                                           std::span<const std::u32string> candidates);

} // namespace moji::repair
