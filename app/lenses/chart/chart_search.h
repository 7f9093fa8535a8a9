#pragma once
// Finds what the reader writes in a map: a character, its number, its name or its bytes.

#include "lenses/chart/chart_pages.h"

#include <QString>

namespace moji::app {

/// The next cell after `after` (-1: from the start) for "가", "U+AC00", "B0 A1" or words of a name;
/// goes on at the start. -1: there is none.
[[nodiscard]] std::int32_t findInChart(const ChartData& data, const QString& wanted,
                                       std::int32_t after);

} // namespace moji::app
