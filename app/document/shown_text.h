#pragma once
// Characters of the document in one line of a table.

#include "document/placed_span.h"

#include <QString>

#include <vector>

namespace moji::app {

/// Without line breaks or changes of direction; malformed bytes as \xE4.
[[nodiscard]] QString shownText(const PlacedSpan& placed);
[[nodiscard]] QString shownText(const std::vector<PlacedSpan>& spans);

} // namespace moji::app
