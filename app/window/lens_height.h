#pragma once
// How high the docks below the bytes are, in pixels.

#include "style/fonts.h"
#include "window/window_facts.h"

#include <algorithm>

namespace moji::app {

inline constexpr int kLeastLensHeight = 200;
// In a small window: tabs, a bar in two rows, a table of three, and the sentence below them.
inline constexpr int kTableLensHeight = 268;
inline constexpr int kSlack = 4;              // so that the spare row is a whole one
inline constexpr double kLargeShare = 0.6;    // of the room, for a dock that wants much of it
inline constexpr double kMostOfWindow = 0.45; // for the grid of a short document

/// `room`: for the bytes and the docks, in a window of `windowHeight`.
[[nodiscard]] inline int lensHeight(const WindowFacts& facts, int room, int windowHeight,
                                    bool isSmall, bool wantsMuch) {
    const bool isShort = facts.gridHeight <= kMostOfWindow * windowHeight;
    const int share = static_cast<int>(facts.largeShare * windowHeight);
    const int grid = isShort ? facts.gridHeight + kSlack : share;
    const int large = static_cast<int>(kLargeShare * room);
    const int least = scaled(kLeastLensHeight);
    const int table = std::clamp(large, least, scaled(kTableLensHeight));
    return std::max({1, room - grid, isSmall ? table : least, wantsMuch ? large : 0});
}

} // namespace moji::app
