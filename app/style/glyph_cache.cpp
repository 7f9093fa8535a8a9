#include "style/glyph_cache.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPixmapCache>
#include <QTextLayout>
#include <QTextOption>

#include <cmath>

namespace moji::app {

namespace {

QString keyOf(const QSizeF& size, const QString& text, const QFont& font, const QColor& colour,
              qreal ratio) {
    return QStringLiteral("glyph %1 %2 %3 %4 %5 %6 %7")
        .arg(size.width())
        .arg(size.height())
        .arg(font.pixelSize())
        .arg(font.weight())
        .arg(colour.rgba())
        .arg(ratio)
        .arg(text);
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
    const qreal shrink =
        std::min({1.0, size.width() / natural.width(), 1.35 * size.height() / natural.height()});
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
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QString key = keyOf(rect.size(), text, font, colour, ratio);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = rendered(rect.size(), text, font, colour, ratio);
        QPixmapCache::insert(key, pixmap);
    }
    painter.drawPixmap(rect.topLeft(), pixmap);
}

} // namespace moji::app
