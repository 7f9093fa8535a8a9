#include "export/picture.h"

#include "export/picture_recorder.h"

#include <QFontInfo>
#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace moji::app {

namespace {

constexpr qreal kSharpness = 4; // pixels of a colour glyph for each logical one

/// Vector devices lose such glyphs: under the text, draws them as pixels.
void drawColourGlyphs(QPainter& painter, const PictureText& text) {
    const QFontMetricsF metrics(text.font);
    const QRectF area(text.origin.x(), text.origin.y() - metrics.ascent(),
                      std::max(text.width, 1.0), metrics.height());
    QImage image((area.size() * kSharpness).toSize().expandedTo({1, 1}),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter onto(&image);
    onto.scale(kSharpness, kSharpness);
    onto.setFont(text.font);
    onto.setPen(text.colour);
    onto.drawText(QPointF(0, metrics.ascent()), text.text);
    onto.end();
    painter.drawImage(area, image);
}

void draw(QPainter& painter, const PictureOutline& outline) {
    painter.setPen(outline.pen);
    painter.setBrush(outline.fill);
    painter.drawPath(outline.path);
}

/// A PDF reader finds "Offset" only if it is not drawn with the ligature ff.
QFont withoutLigatures(const PictureText& text) {
    static const QString kLigatures[] = {QStringLiteral("ff"), QStringLiteral("fi"),
                                         QStringLiteral("fl")};
    constexpr qreal kLeastSpacing = 1.0 / 64; // any spacing separates the letters
    QFont font = text.font;
    for (const QString& letters : kLigatures)
        if (text.text.contains(letters))
            font.setLetterSpacing(QFont::AbsoluteSpacing, kLeastSpacing);
    return font;
}

void draw(QPainter& painter, const PictureText& text) {
    if (mayBeInColour(text.text))
        drawColourGlyphs(painter, text);
    painter.setFont(withoutLigatures(text));
    painter.setPen(text.colour);
    painter.setLayoutDirection(text.isRightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    painter.drawText(text.origin, text.text);
}

void draw(QPainter& painter, const PictureImage& image) {
    painter.drawImage(image.area, image.image);
}

} // namespace

bool mayBeInColour(const QString& text) {
    const QList<uint> points = text.toUcs4();
    return std::any_of(points.begin(), points.end(), [](uint point) {
        return point == 0xFE0F || (point >= 0x1F000 && point <= 0x1FAFF) ||
               (point >= 0x2300 && point <= 0x27BF);
    });
}

qreal Picture::pixelSize(const PictureItem& item) {
    const auto* text = std::get_if<PictureText>(&item.what);
    if (text == nullptr)
        return 0;
    const int pixels = text->font.pixelSize();
    const qreal scale = std::sqrt(std::abs(item.transform.determinant()));
    return scale * (pixels > 0 ? pixels : QFontInfo(text->font).pixelSize());
}

void Picture::draw(QPainter& painter) const {
    const QTransform own = painter.transform();
    for (const PictureItem& item : items) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        if (!item.clip.isEmpty())
            painter.setClipPath(item.clip, Qt::IntersectClip);
        painter.setTransform(item.transform * own);
        painter.setOpacity(item.opacity);
        std::visit([&](const auto& what) { app::draw(painter, what); }, item.what);
        painter.restore();
    }
}

Picture pictureOf(QWidget& widget) {
    Picture picture;
    picture.size = widget.size();
    picture.title = widget.accessibleName();
    PictureRecorder recorder(picture);
    widget.render(&recorder);
    return picture;
}

QImage pixelsOf(QWidget& widget, qreal scale) {
    QImage image((QSizeF(widget.size()) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    image.fill(Qt::transparent);
    widget.render(&image);
    return image;
}

} // namespace moji::app
