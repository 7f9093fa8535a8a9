#pragma once
// Characters of scripts that no font of the system has. Qt draws a box for each, but for some
// scripts it opens every font of the system before it does, once for each size: 0.2 s with 400
// fonts.

#include <QString>

class QColor;
class QFont;
class QPainter;
class QRectF;

namespace moji::app {

/// Whether `text` is one character of a script for which Qt would look in vain.
[[nodiscard]] bool hasNoFont(const QString& text);

/// The box that Qt draws for such a character, in the middle of `rect`, shrunk if it would not fit.
void drawMissing(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font,
                 const QColor& colour);

} // namespace moji::app
