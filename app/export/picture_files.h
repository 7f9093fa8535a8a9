#pragma once
// Pictures of a widget as files, in the format that the name's ending says.

#include <QByteArray>
#include <QString>

#include <optional>

class QPagedPaintDevice;
class QWidget;

namespace moji::app {

enum class PictureFormat { Png, Svg, Pdf };

/// By the ending: .png, .svg or .pdf in any case.
[[nodiscard]] std::optional<PictureFormat> pictureFormatOf(const QString& path);
/// `scale`: pixels of a PNG for each logical one.
[[nodiscard]] QByteArray pictureBytes(QWidget& widget, PictureFormat format, qreal scale);
/// Wholly or not at all. nullopt: written; else why not.
[[nodiscard]] std::optional<QString> writeWholly(const QString& path, const QByteArray& bytes);
/// One page: as large as possible, upright, in the middle, text as text.
void printPicture(QWidget& widget, QPagedPaintDevice& device);

} // namespace moji::app
