#pragma once
// When two names of encodings are the same name, and how far apart two others are.

#include <cstddef>
#include <string>
#include <string_view>

namespace moji {

/// What is left of a name when case, punctuation and leading zeros of numbers do not count
/// (Unicode UTS 22, "Charset Alias Matching"): `ISO_8859-01` and `iso8859-1` are both `iso88591`.
/// Bytes beyond ASCII are kept as they are.
[[nodiscard]] std::string comparableName(std::string_view name);

/// How many characters must be inserted, deleted, replaced or swapped with their neighbour to make
/// one of the other (optimal string alignment).
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b);

} // namespace moji
