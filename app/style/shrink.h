#pragma once
// How text is made to fit into a cell.

#include <QSizeF>

#include <algorithm>

namespace moji::app {

/// By how much a line of text shrinks; 1: it fits. A line is higher than its letters: it may exceed
/// the cell a little before it shrinks.
[[nodiscard]] inline qreal shrinkToFit(const QSizeF& natural, const QSizeF& room) {
    constexpr qreal kLeading = 1.35;
    return std::min(
        {1.0, room.width() / natural.width(), kLeading * room.height() / natural.height()});
}

} // namespace moji::app
