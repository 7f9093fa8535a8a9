#pragma once
// What the arrangement of the docks follows: the size that the byte lens wants.

namespace moji::app {

class CompareView;

struct WindowFacts {
    bool comparing = false;
    int gridHeight = 0;      // of the byte lens that shows all rows and one to spare
    double largeShare = 0.5; // of the window, for the byte lens where not all rows fit
    int narrowWidth = 0;     // of the byte lens with narrow cells
    int wideWidth = 0;       // with wide ones
    bool operator==(const WindowFacts&) const = default;
};

[[nodiscard]] WindowFacts windowFacts(CompareView& centre, bool comparing);

} // namespace moji::app
