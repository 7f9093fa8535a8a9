#pragma once
// A score as a bar of ten cells, for tables.

#include <string>

namespace moji::cli {

/// "██████····" for 0.6
[[nodiscard]] std::string scoreBar(double score);

} // namespace moji::cli
