#pragma once
// A sentence with the places %1 to %9, found again in a text that was made of it.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji {

/// The fixed texts around the places, which are numbered from %1 on in the order of the English.
[[nodiscard]] std::vector<std::string_view> fixedParts(std::string_view pattern);

/// What fills the places of `pattern` in `text`: each as short as possible, never nothing, but the
/// last one, which reaches to the end.
[[nodiscard]] std::optional<std::vector<std::string>> placesIn(std::string_view text,
                                                               std::string_view pattern);

} // namespace moji
