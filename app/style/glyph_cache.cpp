#include "style/glyph_cache.h"

#include <QCache>
#include <QPainter>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>

namespace moji::app {

namespace {

// Device pixels that all pixmaps together may have: a few screens full of different characters.
constexpr qsizetype kCachedPixels = 16 * 1024 * 1024;

struct Key {
    QString text;
    QString family;
    QSize size; // device pixels
    int pixelSize;
    int weight;
    QRgb colour;

    bool operator==(const Key&) const = default;
};

size_t qHash(const Key& key, size_t seed) {
    return qHashMulti(seed, key.text, key.family, key.size.width(), key.size.height(),
                      key.pixelSize, key.weight, key.colour);
}

QPixmap rendered(const QSizeF& size, const QString& text, const QFont& font, const QColor& colour,
                 qreal ratio) {
    QPixmap pixmap((size * ratio).toSize().expandedTo({1, 1}));
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);

    QTextLayout layout(text, font);
    QTextOption option;
    option.setTextDirection(Qt::LeftToRight);
    option.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    layout.endLayout();
    if (!line.isValid())
        return pixmap;

    const QSizeF natural(std::max(line.naturalTextWidth(), 1.0), std::max(line.height(), 1.0));
    // A line is higher than its letters; a little may stand over before it must shrink.
    constexpr qreal kLeading = 1.35;
    const qreal shrink = std::min(
        {1.0, size.width() / natural.width(), kLeading * size.height() / natural.height()});
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setPen(colour);
    painter.translate(size.width() / 2, size.height() / 2);
    painter.scale(shrink, shrink);
    layout.draw(&painter, QPointF(-natural.width() / 2, -natural.height() / 2));
    return pixmap;
}

} // namespace

void drawGlyph(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font,
               const QColor& colour) {
    if (rect.isEmpty() || text.isEmpty())
        return;
    static QCache<Key, QPixmap> cache(kCachedPixels);
    const qreal ratio = painter.device()->devicePixelRatioF();
    const Key key{text,          font.family(), (rect.size() * ratio).toSize(), font.pixelSize(),
                  font.weight(), colour.rgba()};
    if (const QPixmap* known = cache.object(key)) {
        painter.drawPixmap(rect.topLeft(), *known);
        return;
    }
    const QPixmap pixmap = rendered(rect.size(), text, font, colour, ratio);
    painter.drawPixmap(rect.topLeft(), pixmap);
    const auto pixels = qsizetype{pixmap.width()} * pixmap.height();
    cache.insert(key, new QPixmap(pixmap), pixels);
}

} // namespace moji::app
