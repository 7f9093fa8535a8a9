#pragma once
// The characters that a damaged one may have been, in the order of their likelihood between their
// neighbours.

#include <string>
#include <string_view>

namespace moji::repair {

/// `candidates` by what `before` + candidate + `after` costs; equal ones stay in order.
[[nodiscard]] std::u32string likeliestFirst(std::u32string_view candidates,
                                            std::u32string_view before, std::u32string_view after);

} // namespace moji::repair
