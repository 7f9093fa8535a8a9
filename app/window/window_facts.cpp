#include "window/window_facts.h"

#include "compare/compare_view.h"
#include "grid/byte_grid.h"
#include "grid/byte_lens.h"

namespace moji::app {

namespace {

constexpr double kLargeShare = 0.5; // of the window, for the grid of a long document
constexpr double kLargeCompactShare = 0.62;

} // namespace

WindowFacts windowFacts(CompareView& centre, bool comparing) {
    ByteLens& bytes = centre.left();
    const bool isCompact = bytes.grid().wishes().density == ByteDensity::Compact;
    return {.comparing = comparing,
            .gridHeight = centre.contentHeight(),
            .largeShare = isCompact ? kLargeCompactShare : kLargeShare,
            .narrowWidth = bytes.contentWidth(false),
            .wideWidth = bytes.contentWidth(true)};
}

} // namespace moji::app
