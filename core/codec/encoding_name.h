#pragma once
// Compares names of encodings: whether two are the same, and how much they differ.

#include <cstddef>
#include <string>
#include <string_view>

namespace moji {

/// The part of a name that remains after case, punctuation and leading zeros of numbers are removed
/// (Unicode UTS 22, "Charset Alias Matching"): `ISO_8859-01` and `iso8859-1` both become
/// `iso88591`. Bytes outside ASCII are kept.
[[nodiscard]] std::string comparableName(std::string_view name);

/// The number of characters to insert, delete, replace or swap with a neighbour to turn one into
/// the other (optimal string alignment distance).
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b);

} // namespace moji
