#pragma once
// The shapes that identify a role without its colour: hatch, dashed box, bracket; those of a
// bookmark.

#include <QColor>
#include <QRectF>

#include <optional>

class QPainter;

namespace moji::app {

enum class HatchDirection { Rising, Falling }; // invalid, unmapped

/// 45 degree lines, pitch 6, that meet those of a neighbouring rectangle.
void drawHatch(QPainter& painter, const QRectF& rect, const QColor& colour,
               HatchDirection direction);

/// The box of controls and format characters.
void drawDashedBox(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& border);

/// Fill, hatch and border of a capsule, and where it continues in another row.
struct CapsuleLook {
    QColor background;
    QColor border;
    QColor hatch;
    std::optional<HatchDirection> direction; // of the hatch; none: no hatch
    bool opensLeft = false;
    bool opensRight = false;
};

/// The capsule of a character, over all its `cells`; where it is open, 2 px beyond them.
void drawCapsule(QPainter& painter, const QRectF& cells, const CapsuleLook& look);

/// The line under the bytes of one character, 2 px, with ticks up at the ends it has.
void drawBracket(QPainter& painter, const QRectF& line, const QColor& colour, bool leftTick,
                 bool rightTick);

/// A ribbon with a notch at its lower end: a row has a bookmark.
void drawRibbon(QPainter& painter, const QRectF& rect, const QColor& colour);

/// A triangle in the upper left corner of a byte: the bookmark is here.
void drawDogEar(QPainter& painter, const QPointF& corner, qreal size, const QColor& colour);

/// A sheet with a folded corner and two lines of writing: the row has a note.
void drawNote(QPainter& painter, const QRectF& rect, const QColor& colour, const QColor& lines);

/// A triangle whose tip points to the right from `left`: a bookmark in a strip.
void drawPointer(QPainter& painter, const QPointF& left, qreal size, const QColor& colour);

} // namespace moji::app
