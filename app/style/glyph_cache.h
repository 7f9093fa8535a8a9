#pragma once
// Characters as pixmaps, drawn once: a colour emoji costs 0.1 ms each time it is shaped and drawn,
// and a screen shows a thousand. Keyed by text, font, colour and device scale.

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace moji::app {

/// Draws `text`, the glyphs of one or a few characters, in the middle of `rect`, shrunk if it
/// would not fit. Always left-to-right, and clipped to `rect`. In a PaintTurn that has taken long,
/// what has not been drawn before waits for the next.
void drawGlyph(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font,
               const QColor& colour);

} // namespace moji::app
