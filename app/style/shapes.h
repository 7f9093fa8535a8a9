#pragma once
// The shapes by which a role is known without its colour: hatch, dashed box, bracket.

#include <QColor>
#include <QRectF>

class QPainter;

namespace moji::app {

enum class HatchDirection { Rising, Falling }; // invalid, unmapped

/// 45 degree lines, pitch 6, that meet those of a neighbouring rectangle.
void drawHatch(QPainter& painter, const QRectF& rect, const QColor& colour,
               HatchDirection direction);

/// The box of controls and format characters.
void drawDashedBox(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& border);

/// The line under the bytes of one character, 2 px, with ticks up at the ends it has.
void drawBracket(QPainter& painter, const QRectF& line, const QColor& colour, bool leftTick,
                 bool rightTick);

} // namespace moji::app
