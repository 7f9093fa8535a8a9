#pragma once
// The zoom of a presented lens, which may be larger than the reader's own.

namespace moji::app {

inline constexpr int kMaxPresentedZoom = 32;
/// The zoom at which a length of the design is at most `factor` times as long.
[[nodiscard]] int zoomFor(double factor);
/// The zoom at which a length is at most `times` as long as at the zoom `steps`.
[[nodiscard]] int enlarged(int steps, double times);
/// As setZoom(), up to kMaxPresentedZoom.
void setPresentedZoom(int steps);

} // namespace moji::app
