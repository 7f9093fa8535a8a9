#include "style/glyph_cache.h"

#include "style/paint_turn.h"
#include "style/picture_cache.h"
#include "style/shrink.h"

#include <QStringList>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>

namespace moji::app {

namespace {

// The limit of device pixels of all pixmaps: a few screens full of different characters.
constexpr qsizetype kCachedPixels = 8 * 1024 * 1024;

struct GlyphKey {
    QString text;
    QStringList families;
    int pixelSize;
    int weight;
    QRgb colour;

    bool operator==(const GlyphKey&) const = default;
};

size_t qHash(const GlyphKey& key, size_t seed = 0) {
    return qHashMulti(seed, key.text, key.pixelSize, key.weight, key.colour);
}

void paintText(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font,
               const QColor& colour) {
    QTextLayout layout(text, font);
    QTextOption option;
    option.setTextDirection(Qt::LeftToRight);
    option.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    layout.endLayout();
    if (!line.isValid())
        return;
    const QSizeF natural(std::max(line.naturalTextWidth(), 1.0), std::max(line.height(), 1.0));
    const qreal shrink = shrinkToFit(natural, rect.size());
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setPen(colour);
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.translate(rect.center());
    painter.scale(shrink, shrink);
    layout.draw(&painter, QPointF(-natural.width() / 2, -natural.height() / 2));
    painter.restore();
}

} // namespace

void drawGlyph(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font,
               const QColor& colour) {
    if (rect.isEmpty() || text.isEmpty())
        return;
    static PictureCache<GlyphKey> cache(kCachedPixels);
    const GlyphKey key{text, font.families(), font.pixelSize(), font.weight(), colour.rgba()};
    const auto paint = [&](QPainter& onto, const QRectF& place) {
        paintText(onto, place, text, font, colour);
    };
    cache.draw(painter, rect, key, paint, [&] { return PaintTurn::hasTime(painter, rect); });
}

} // namespace moji::app
