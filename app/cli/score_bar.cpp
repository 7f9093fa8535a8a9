#include "cli/score_bar.h"

#include <cmath>

namespace moji::cli {

std::string scoreBar(double score) {
    constexpr std::size_t kCells = 10;
    const auto filled = static_cast<std::size_t>(std::lround(score * kCells));
    std::string cells;
    for (std::size_t i = 0; i < kCells; ++i)
        cells += i < filled ? "█" : "·";
    return cells;
}

} // namespace moji::cli
