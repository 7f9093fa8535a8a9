#pragma once
// What a widget paints, as a value: outlines, texts and images in their order, each with its clip.
// Written as SVG, PDF or on a printer, text stays text. A test can ask it which text is shown.

#include <QFont>
#include <QImage>
#include <QPainterPath>
#include <QPen>
#include <QString>
#include <QTransform>

#include <variant>
#include <vector>

class QPainter;
class QWidget;

namespace moji::app {

struct PictureOutline {
    QPainterPath path;
    QBrush fill;
    QPen pen;
};

/// One run of text on a straight line.
struct PictureText {
    QString text;
    QPointF origin; // on the base line, at the left
    qreal width;
    QFont font;
    QColor colour;
    bool isRightToLeft;
};

struct PictureImage {
    QRectF area;
    QImage image;
};

struct PictureItem {
    std::variant<PictureOutline, PictureText, PictureImage> what;
    QTransform transform; // of its coordinates to those of the picture
    QPainterPath clip;    // in the picture; empty: the whole picture
    qreal opacity = 1;
};

struct Picture {
    QSizeF size; // logical pixels
    QString title;
    std::vector<PictureItem> items;

    /// The pixels from line to line of a text, as it appears.
    [[nodiscard]] static qreal pixelSize(const PictureItem& item);
    /// Draws it again, in its own coordinates.
    void draw(QPainter& painter) const;
};

/// Whether a character may come from a colour font, which has pictures instead of outlines.
[[nodiscard]] bool mayBeInColour(const QString& text);

/// What the widget and its children show now.
[[nodiscard]] Picture pictureOf(QWidget& widget);
/// The same as pixels, `scale` of them for each logical one.
[[nodiscard]] QImage pixelsOf(QWidget& widget, qreal scale);

} // namespace moji::app
