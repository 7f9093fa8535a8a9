#pragma once
// The results of a race as a picture: a bar for each racer, with the spread and the limit of
// reading as a line.

#include "race/race.h"

namespace moji::race {

/// SVG, readable on white; `title` says what was measured, in a line.
[[nodiscard]] std::string svgOf(const Race& race, std::string_view title);

/// CSV (RFC 4180) with a head.
[[nodiscard]] std::string csvOf(const Race& race);

} // namespace moji::race
