#include "style/shapes.h"

#include <QCache>
#include <QPainter>
#include <QPixmap>

namespace moji::app {

namespace {

constexpr qreal kHatchTile = 8; // a diagonal of 8 x 8 repeats every 5.7 across
constexpr qreal kHatchWidth = 1.5;
constexpr qreal kBracketWidth = 2;
constexpr qreal kTickHeight = 4;
constexpr qreal kRadius = 3;

QPixmap hatchTile(const QColor& colour, HatchDirection direction, qreal ratio) {
    QPixmap tile((QSizeF(kHatchTile, kHatchTile) * ratio).toSize());
    tile.setDevicePixelRatio(ratio);
    tile.fill(Qt::transparent);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, kHatchWidth));
    if (direction == HatchDirection::Falling) {
        painter.translate(kHatchTile, 0);
        painter.scale(-1, 1);
    }
    for (const qreal shift : {-kHatchTile, 0.0, kHatchTile}) // the corners of the neighbours too
        painter.drawLine(QPointF(shift - 1, kHatchTile + 1), QPointF(shift + kHatchTile + 1, -1));
    return tile;
}

} // namespace

void drawHatch(QPainter& painter, const QRectF& rect, const QColor& colour,
               HatchDirection direction) {
    static QCache<quint64, QPixmap> cache(64);
    const qreal ratio = painter.device()->devicePixelRatioF();
    const quint64 key = (quint64{colour.rgba()} << 32) | (static_cast<quint64>(ratio * 64) << 1) |
                        (direction == HatchDirection::Rising ? 0 : 1);
    QPixmap* tile = cache.object(key);
    if (tile == nullptr) {
        tile = new QPixmap(hatchTile(colour, direction, ratio));
        cache.insert(key, tile);
    }
    painter.drawTiledPixmap(rect, *tile, rect.topLeft());
}

void drawDashedBox(QPainter& painter, const QRectF& rect, const QColor& fill,
                   const QColor& border) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(border, 1);
    pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.setBrush(fill);
    painter.drawRoundedRect(rect, kRadius, kRadius);
    painter.restore();
}

void drawBracket(QPainter& painter, const QRectF& line, const QColor& colour, bool leftTick,
                 bool rightTick) {
    painter.fillRect(QRectF(line.left(), line.top(), line.width(), kBracketWidth), colour);
    const qreal top = line.top() - kTickHeight + kBracketWidth;
    if (leftTick)
        painter.fillRect(QRectF(line.left(), top, kBracketWidth, kTickHeight), colour);
    if (rightTick)
        painter.fillRect(QRectF(line.right() - kBracketWidth, top, kBracketWidth, kTickHeight),
                         colour);
}

} // namespace moji::app
