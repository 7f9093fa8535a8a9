#pragma once
// Small pictures that are painted often, kept as pixmaps: painted once for each key, size and place
// between the device's pixels, cut to what is drawn on, and then only blended. So a picture looks
// exactly as if freshly painted, at any scale.

#include <QCache>
#include <QImage>
#include <QPainter>
#include <QPixmap>
#include <QTransform>

namespace moji::app {

/// What is drawn on of `image`; empty where nothing is.
[[nodiscard]] QRect inkOf(const QImage& image);

/// Whether what is painted stays outlines and text: in an SVG or PDF file, in a recorded picture.
[[nodiscard]] bool keepsOutlines(const QPainter& painter);

template <class Key> // with operator== and qHash
class PictureCache {
public:
    /// `pixels`: the limit of device pixels of all pictures.
    explicit PictureCache(qsizetype pixels)
        : m_pictures(pixels) {}

    struct Always {
        bool operator()() const { return true; }
    };

    /// Draws what `paint(QPainter&, const QRectF& rect)` draws; no part of it leaves `rect`. `key`
    /// says what that is, whatever its size. Draws nothing if it has no such picture and
    /// `mayMake()` is false.
    template <class Paint, class MayMake = Always>
    void draw(QPainter& painter, const QRectF& rect, const Key& key, const Paint& paint,
              const MayMake& mayMake = {}) {
        if (keepsOutlines(painter))
            return paint(painter, rect);
        const QTransform transform = painter.deviceTransform();
        const qreal scale = transform.m11();
        if (transform.type() > QTransform::TxScale || scale != transform.m22() || scale <= 0)
            return paint(painter, rect); // turned or stretched
        const QRectF exact = transform.mapRect(rect);
        const QRect pixels = exact.toAlignedRect();
        const QPointF shift = exact.topLeft() - pixels.topLeft();
        const Placed placed{key, (exact.size() * kSteps).toSize(), (shift * kSteps).toPoint(),
                            scale};
        const Picture* picture = m_pictures.object(placed);
        if (picture == nullptr) {
            if (!mayMake())
                return;
            auto* made = new Picture(make(pixels.size(), shift, scale, rect, paint));
            const auto cost = qsizetype{made->pixmap.width()} * made->pixmap.height() + kOverhead;
            picture = made;
            if (!m_pictures.insert(placed, made, cost))
                return paint(painter, rect); // larger than the cache
        }
        if (!picture->pixmap.isNull())
            painter.drawPixmap(rect.topLeft() + (picture->at - shift) / scale, picture->pixmap);
    }

private:
    static constexpr int kSteps = 64; // positions distinguished within a device pixel
    static constexpr qsizetype kOverhead = 64;

    struct Placed {
        Key key;
        QSize size;
        QPoint shift;
        qreal scale;
        bool operator==(const Placed&) const = default;
        friend size_t qHash(const Placed& placed, size_t seed) {
            return qHashMulti(seed, placed.key, placed.size.width(), placed.size.height(),
                              placed.shift.x(), placed.shift.y(), placed.scale);
        }
    };
    struct Picture {
        QPixmap pixmap;
        QPointF at; // its top left, device pixels from that of the whole
    };

    template <class Paint>
    static Picture make(const QSize& size, const QPointF& shift, qreal scale, const QRectF& rect,
                        const Paint& paint) {
        QImage image(size.expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.translate(shift);
        painter.scale(scale, scale);
        painter.translate(-rect.topLeft());
        painter.setClipRect(rect);
        paint(painter, rect);
        painter.end();
        const QRect ink = inkOf(image);
        if (ink.isEmpty())
            return {};
        QPixmap pixmap = QPixmap::fromImage(image.copy(ink));
        pixmap.setDevicePixelRatio(scale);
        return {pixmap, ink.topLeft()};
    }

    QCache<Placed, Picture> m_pictures;
};

} // namespace moji::app
