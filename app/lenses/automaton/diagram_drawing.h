#pragma once
// What the diagrams of the automaton lens have in common: fonts in units, lines with rounded
// corners, arrow heads. A painter is scaled, so that one unit is a logical pixel at zoom 0.

#include "style/fonts.h"

#include <QColor>
#include <QPainterPath>
#include <QPointF>
#include <QSize>

#include <vector>

class QPainter;

namespace moji::app {

inline constexpr qreal kCornerRadius = 8;
/// Wide enough that a line between two pixels keeps its contrast.
inline constexpr qreal kEdgeWidth = 1.5;

/// Logical pixels a unit.
[[nodiscard]] qreal zoomFactor();
/// Units in logical pixels.
[[nodiscard]] QSize scaledSize(QSizeF size);
/// Of this size in units, whatever the zoom: the painter is scaled.
[[nodiscard]] QFont inUnits(QFont font, FontSize size);
/// Straight pieces with rounded corners.
[[nodiscard]] QPainterPath rounded(const std::vector<QPointF>& corners);
void drawHead(QPainter& painter, const std::vector<QPointF>& corners, const QColor& colour,
              qreal size);

} // namespace moji::app
