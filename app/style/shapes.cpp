#include "style/shapes.h"

#include "style/picture_cache.h"

#include <QPainterPath>

#include <cmath>

namespace moji::app {

namespace {

constexpr qreal kHatchTile = 8; // a diagonal of 8 x 8 repeats every 5.7 across
constexpr qreal kHatchWidth = 1.5;
constexpr qreal kBracketWidth = 2;
constexpr qreal kTickHeight = 4;
constexpr qreal kRadius = 3;
constexpr qreal kCapsuleRadius = 4;
constexpr qreal kCapsuleSide = 1;
constexpr qreal kCapsuleTop = 3;
constexpr qreal kOverhang = 2;
constexpr qsizetype kCachedPixels = 4 * 1024 * 1024;

struct BoxKey {
    QRgb fill;
    QRgb border;
    bool operator==(const BoxKey&) const = default;
};

size_t qHash(const BoxKey& key, size_t seed = 0) {
    return qHashMulti(seed, key.fill, key.border);
}

void paintDashedBox(QPainter& painter, const QRectF& rect, const QColor& fill,
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

struct CapsuleKey {
    QRgb background;
    QRgb border;
    QRgb hatch;
    int hatched; // 0, or 1 more than the direction
    bool opensLeft;
    bool opensRight;
    bool operator==(const CapsuleKey&) const = default;
};

size_t qHash(const CapsuleKey& key, size_t seed = 0) {
    return qHashMulti(seed, key.background, key.border, key.hatch, key.hatched, key.opensLeft,
                      key.opensRight);
}

/// `cells`, extended where the capsule continues in another row.
QRectF withOverhang(const QRectF& cells, const CapsuleLook& look) {
    return cells.adjusted(look.opensLeft ? -kOverhang : 0, 0, look.opensRight ? kOverhang : 0, 0);
}

void paintCapsule(QPainter& painter, const QRectF& cells, const CapsuleLook& look) {
    const QRectF visible = withOverhang(cells, look);
    QRectF shape = cells.adjusted(kCapsuleSide + 0.5, kCapsuleTop + 0.5, -kCapsuleSide - 0.5,
                                  -kCapsuleTop - 0.5);
    if (look.opensLeft) // its end lies beyond what is drawn
        shape.setLeft(shape.left() - 4 * kCapsuleRadius);
    if (look.opensRight)
        shape.setRight(shape.right() + 4 * kCapsuleRadius);
    painter.save();
    painter.setClipRect(visible, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.background);
    painter.drawRoundedRect(shape, kCapsuleRadius, kCapsuleRadius);
    if (look.direction)
        drawHatch(painter, shape.adjusted(1, 1, -1, -1) & visible, look.hatch, *look.direction);
    painter.setPen(look.border);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(shape, kCapsuleRadius, kCapsuleRadius);
    painter.restore();
}

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

/// The same as outlines.
void drawHatchLines(QPainter& painter, const QRectF& rect, const QColor& colour,
                    HatchDirection direction) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.setPen(QPen(colour, kHatchWidth));
    const bool rises = direction == HatchDirection::Rising;
    const qreal first = std::floor((rect.left() - rect.height()) / kHatchTile) * kHatchTile;
    QPainterPath lines;
    for (qreal x = first; x <= rect.right() + rect.height(); x += kHatchTile) {
        lines.moveTo(rises ? x : x + rect.height(), rect.bottom());
        lines.lineTo(rises ? x + rect.height() : x, rect.top());
    }
    painter.strokePath(lines, painter.pen());
    painter.restore();
}

void fillPolygon(QPainter& painter, const QPolygonF& shape, const QColor& colour) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(shape);
    painter.restore();
}

} // namespace

void drawHatch(QPainter& painter, const QRectF& rect, const QColor& colour,
               HatchDirection direction) {
    if (keepsOutlines(painter))
        return drawHatchLines(painter, rect, colour, direction);
    static QCache<quint64, QPixmap> cache(64);
    const qreal ratio = painter.device()->devicePixelRatioF();
    const quint64 key = (quint64{colour.rgba()} << 32) | (static_cast<quint64>(ratio * 64) << 1) |
                        (direction == HatchDirection::Rising ? 0 : 1);
    QPixmap* tile = cache.object(key);
    if (tile == nullptr) {
        tile = new QPixmap(hatchTile(colour, direction, ratio));
        cache.insert(key, tile);
    }
    // Lines continue from cell to cell in a row, and do not depend on scrolling.
    painter.drawTiledPixmap(rect, *tile, QPointF(rect.left(), 0));
}

void drawDashedBox(QPainter& painter, const QRectF& rect, const QColor& fill,
                   const QColor& border) {
    static PictureCache<BoxKey> cache(kCachedPixels);
    cache.draw(painter, rect.adjusted(-1, -1, 1, 1), {fill.rgba(), border.rgba()},
               [&](QPainter& onto, const QRectF& place) {
                   paintDashedBox(onto, place.adjusted(1, 1, -1, -1), fill, border);
               });
}

void drawCapsule(QPainter& painter, const QRectF& cells, const CapsuleLook& look) {
    static PictureCache<CapsuleKey> cache(kCachedPixels);
    const CapsuleKey key{
        look.background.rgba(), look.border.rgba(),
        look.hatch.rgba(),      look.direction ? 1 + static_cast<int>(*look.direction) : 0,
        look.opensLeft,         look.opensRight};
    const qreal left = look.opensLeft ? kOverhang : 0;
    const qreal right = look.opensRight ? kOverhang : 0;
    cache.draw(painter, withOverhang(cells, look), key, [&](QPainter& onto, const QRectF& place) {
        paintCapsule(onto, place.adjusted(left, 0, -right, 0), look);
    });
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

void drawRibbon(QPainter& painter, const QRectF& rect, const QColor& colour) {
    const QPointF notch(rect.center().x(), rect.bottom() - rect.width() / 2);
    fillPolygon(
        painter,
        QPolygonF({rect.topLeft(), rect.topRight(), rect.bottomRight(), notch, rect.bottomLeft()}),
        colour);
}

void drawDogEar(QPainter& painter, const QPointF& corner, qreal size, const QColor& colour) {
    fillPolygon(painter, QPolygonF({corner, corner + QPointF(size, 0), corner + QPointF(0, size)}),
                colour);
}

void drawNote(QPainter& painter, const QRectF& rect, const QColor& colour, const QColor& lines) {
    const qreal fold = rect.width() / 3;
    fillPolygon(
        painter,
        QPolygonF({rect.topLeft(), rect.topRight() - QPointF(fold, 0),
                   rect.topRight() + QPointF(0, fold), rect.bottomRight(), rect.bottomLeft()}),
        colour);
    for (const int line : {2, 3}) {
        const qreal y = std::round(rect.top() + rect.height() * line / 4);
        painter.fillRect(QRectF(rect.left() + 2, y - 1, rect.width() - 4, 1), lines);
    }
}

void drawPointer(QPainter& painter, const QPointF& left, qreal size, const QColor& colour) {
    fillPolygon(
        painter,
        QPolygonF({left - QPointF(0, size), left + QPointF(size, 0), left + QPointF(0, size)}),
        colour);
}

} // namespace moji::app
