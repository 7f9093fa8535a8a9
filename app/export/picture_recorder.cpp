#include "export/picture_recorder.h"

#include <QPainter>
#include <QPixmap>

#include <cmath>

namespace moji::app {

namespace {

constexpr int kDotsPerInch = 96;
constexpr double kMillimetresPerInch = 25.4;

/// Isolates (U+2066..U+2069) keep a text within a sentence in order, and are not seen. The text of
/// an item is in order and has its place.
QString withoutIsolates(QString text) {
    text.removeIf([](QChar c) { return c.unicode() >= 0x2066 && c.unicode() <= 0x2069; });
    return text;
}

/// The clip of a painter, in the coordinates of its device.
QPainterPath clipOf(const QPainter& painter, const QTransform& transform) {
    return transform.map(painter.clipPath());
}

} // namespace

void PictureEngine::updateState(const QPaintEngineState& changed) {
    const DirtyFlags what = changed.state();
    if (what & DirtyPen)
        m_pen = changed.pen();
    if (what & DirtyBrush)
        m_brush = changed.brush();
    if (what & DirtyTransform)
        m_transform = changed.transform();
    if (what & DirtyOpacity)
        m_opacity = changed.opacity();
    if (what & (DirtyClipRegion | DirtyClipPath | DirtyClipEnabled)) {
        const QPainter* by = changed.painter();
        m_isClipped = by->hasClipping();
        m_ownClip = m_isClipped ? clipOf(*by, changed.transform()) : QPainterPath();
    }
}

QPainterPath PictureEngine::clip() const {
    const QRegion system = systemClip();
    if (system.isEmpty())
        return m_ownClip;
    QPainterPath path;
    path.addRegion(system);
    return m_isClipped ? path.intersected(m_ownClip) : path;
}

void PictureEngine::add(std::variant<PictureOutline, PictureText, PictureImage> what) {
    const QPainterPath within = clip();
    if (within.isEmpty() && (m_isClipped || !systemClip().isEmpty()))
        return; // nothing of it is in sight
    m_picture.items.push_back({std::move(what), m_transform, within, m_opacity});
}

void PictureEngine::drawPath(const QPainterPath& path) {
    if (m_pen.style() != Qt::NoPen || m_brush.style() != Qt::NoBrush)
        add(PictureOutline{path, m_brush, m_pen});
}

void PictureEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) {
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
    if (mode == PolylineMode)
        return add(PictureOutline{path, Qt::NoBrush, m_pen});
    path.closeSubpath();
    path.setFillRule(mode == OddEvenMode ? Qt::OddEvenFill : Qt::WindingFill);
    drawPath(path);
}

void PictureEngine::drawPolygon(const QPoint* points, int count, PolygonDrawMode mode) {
    QList<QPointF> exact;
    exact.reserve(count);
    for (int i = 0; i < count; ++i)
        exact.append(points[i]);
    drawPolygon(exact.constData(), count, mode);
}

void PictureEngine::drawPixmap(const QRectF& area, const QPixmap& pixmap, const QRectF& from) {
    drawImage(area, pixmap.toImage(), from, Qt::AutoColor);
}

void PictureEngine::drawImage(const QRectF& area, const QImage& image, const QRectF& from,
                              Qt::ImageConversionFlags) {
    add(PictureImage{area, image.copy(from.toAlignedRect())});
}

void PictureEngine::drawTiledPixmap(const QRectF& area, const QPixmap& tile, const QPointF& from) {
    const qreal ratio = tile.devicePixelRatio();
    QImage tiled((area.size() * ratio).toSize().expandedTo({1, 1}),
                 QImage::Format_ARGB32_Premultiplied);
    tiled.setDevicePixelRatio(ratio);
    tiled.fill(Qt::transparent);
    QPainter onto(&tiled);
    onto.drawTiledPixmap(QRectF({}, area.size()), tile, from);
    onto.end();
    tiled.setDevicePixelRatio(1);
    add(PictureImage{area, tiled});
}

void PictureEngine::drawTextItem(const QPointF& origin, const QTextItem& text) {
    const QString shown = withoutIsolates(text.text());
    if (m_pen.style() == Qt::NoPen || shown.trimmed().isEmpty())
        return;
    add(PictureText{shown, origin, text.width(), text.font(), m_pen.color(),
                    text.renderFlags().testFlag(QTextItem::RightToLeft)});
}

int PictureRecorder::metric(PaintDeviceMetric metric) const {
    switch (metric) {
    case PdmWidth:
        return static_cast<int>(std::ceil(m_picture.size.width()));
    case PdmHeight:
        return static_cast<int>(std::ceil(m_picture.size.height()));
    case PdmWidthMM:
        return static_cast<int>(m_picture.size.width() * kMillimetresPerInch / kDotsPerInch);
    case PdmHeightMM:
        return static_cast<int>(m_picture.size.height() * kMillimetresPerInch / kDotsPerInch);
    case PdmNumColors:
        return INT_MAX;
    case PdmDepth:
        return 32;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return static_cast<int>(devicePixelRatioFScale());
    default:
        return kDotsPerInch;
    }
}

} // namespace moji::app
