#pragma once
// A paint device that keeps what is painted on it as the items of a Picture.

#include "export/picture.h"

#include <QPaintDevice>
#include <QPaintEngine>

namespace moji::app {

class PictureEngine final : public QPaintEngine {
public:
    explicit PictureEngine(app::Picture& picture)
        : QPaintEngine(AllFeatures)
        , m_picture(picture) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& changed) override;
    void drawPath(const QPainterPath& path) override;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    void drawPolygon(const QPoint* points, int count, PolygonDrawMode mode) override;
    void drawPixmap(const QRectF& area, const QPixmap& pixmap, const QRectF& from) override;
    void drawImage(const QRectF& area, const QImage& image, const QRectF& from,
                   Qt::ImageConversionFlags flags) override;
    void drawTiledPixmap(const QRectF& area, const QPixmap& tile, const QPointF& from) override;
    void drawTextItem(const QPointF& origin, const QTextItem& text) override;
    [[nodiscard]] Type type() const override { return User; }

private:
    void add(std::variant<PictureOutline, PictureText, PictureImage> what);
    [[nodiscard]] QPainterPath clip() const;

    app::Picture& m_picture;
    QPen m_pen;
    QBrush m_brush;
    QTransform m_transform;
    qreal m_opacity = 1;
    QPainterPath m_ownClip; // of the painter, in the picture
    bool m_isClipped = false;
};

class PictureRecorder final : public QPaintDevice {
public:
    explicit PictureRecorder(Picture& picture)
        : m_picture(picture)
        , m_engine(picture) {}

    [[nodiscard]] QPaintEngine* paintEngine() const override { return &m_engine; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    Picture& m_picture;
    mutable PictureEngine m_engine;
};

} // namespace moji::app
