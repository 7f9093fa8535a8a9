#include "export/picture_files.h"

#include "export/picture.h"
#include "export/svg_writer.h"
#include "text/core_words.h"
#include "text/qt_text.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QWidget>

#include <algorithm>
#include <array>

namespace moji::app {

namespace {

constexpr int kPdfResolution = 1200;
constexpr qreal kPointsPerPixel = 0.75;

QByteArray pngOf(QWidget& widget, qreal scale) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    pixelsOf(widget, scale).save(&buffer, "PNG");
    return bytes;
}

/// One page of exactly the widget's size.
QByteArray pdfOf(QWidget& widget) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const Picture picture = pictureOf(widget);
    QPdfWriter writer(&buffer);
    writer.setTitle(picture.title);
    writer.setCreator(QStringLiteral("Mojiscope"));
    writer.setResolution(kPdfResolution);
    writer.setPageMargins(QMarginsF());
    writer.setPageSize(QPageSize(picture.size * kPointsPerPixel, QPageSize::Point, QString(),
                                 QPageSize::ExactMatch));
    QPainter painter(&writer);
    const qreal scale = writer.width() / picture.size.width();
    painter.scale(scale, scale);
    picture.draw(painter);
    painter.end();
    return bytes;
}

} // namespace

std::optional<PictureFormat> pictureFormatOf(const QString& path) {
    const std::array endings{std::pair(".png", PictureFormat::Png),
                             std::pair(".svg", PictureFormat::Svg),
                             std::pair(".pdf", PictureFormat::Pdf)};
    for (const auto& [ending, format] : endings)
        if (path.endsWith(QLatin1String(ending), Qt::CaseInsensitive))
            return format;
    return std::nullopt;
}

QByteArray pictureBytes(QWidget& widget, PictureFormat format, qreal scale) {
    switch (format) {
    case PictureFormat::Svg:
        return svgOf(pictureOf(widget));
    case PictureFormat::Pdf:
        return pdfOf(widget);
    case PictureFormat::Png:
        break;
    }
    return pngOf(widget, scale);
}

std::optional<QString> writeWholly(const QString& path, const QByteArray& bytes) {
    QSaveFile file(path);
    const bool done =
        file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
    return done ? std::nullopt : std::optional(reasonText(toUtf8(file.errorString())));
}

void printPicture(QWidget& widget, QPagedPaintDevice& device) {
    const Picture picture = pictureOf(widget);
    QPainter painter(&device);
    const QSizeF page(device.width(), device.height());
    const qreal scale =
        std::min(page.width() / picture.size.width(), page.height() / picture.size.height());
    painter.translate((page.width() - scale * picture.size.width()) / 2,
                      (page.height() - scale * picture.size.height()) / 2);
    painter.scale(scale, scale);
    picture.draw(painter);
}

} // namespace moji::app
