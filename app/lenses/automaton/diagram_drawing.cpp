#include "lenses/automaton/diagram_drawing.h"

#include <QPainter>
#include <QtMath>

#include <algorithm>

namespace moji::app {

namespace {

qreal distanceOf(QPointF a, QPointF b) {
    return qSqrt(QPointF::dotProduct(b - a, b - a));
}

QPointF towards(QPointF from, QPointF to, qreal distance) {
    const qreal length = distanceOf(from, to);
    return length <= 0 ? from : from + (to - from) * std::min(1.0, distance / length);
}

} // namespace

qreal zoomFactor() {
    constexpr int kFine = 1000;
    return static_cast<qreal>(scaled(kFine)) / kFine;
}

QSize scaledSize(QSizeF size) {
    return {scaled(static_cast<int>(size.width())), scaled(static_cast<int>(size.height()))};
}

QFont inUnits(QFont font, FontSize size) {
    font.setPixelSize(static_cast<int>(size));
    return font;
}

QPainterPath rounded(const std::vector<QPointF>& corners) {
    QPainterPath path(corners.front());
    for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
        const qreal radius = std::min({kCornerRadius, distanceOf(corners[i - 1], corners[i]) / 2,
                                       distanceOf(corners[i], corners[i + 1]) / 2});
        path.lineTo(towards(corners[i], corners[i - 1], radius));
        path.quadTo(corners[i], towards(corners[i], corners[i + 1], radius));
    }
    path.lineTo(corners.back());
    return path;
}

void drawHead(QPainter& painter, const std::vector<QPointF>& corners, const QColor& colour,
              qreal size) {
    const QPointF tip = corners.back();
    const QPointF back = towards(tip, corners[corners.size() - 2], size);
    const QPointF way = tip - back;
    const QPointF side(-way.y() * 0.5, way.x() * 0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({tip, back + side, back - side}));
}

} // namespace moji::app
