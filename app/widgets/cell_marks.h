#pragma once
// Small pictures in the cells of tables: a drawing pin, a score as a bar with its number.

#include <QRectF>
#include <QString>

class QPainter;
class QColor;

namespace moji::app {

/// A drawing pin seen from the side, in the middle of `rect`: filled where something is pinned, an
/// outline where it can be.
void drawPinMark(QPainter& painter, const QRectF& rect, bool pinned);

/// A bar filled to `score` (0 to 1) at the left of `rect`, and `number` after it. `fill` must say
/// nothing that words do not say too.
void drawScoreBar(QPainter& painter, const QRectF& rect, double score, const QColor& fill,
                  const QString& number);

} // namespace moji::app
