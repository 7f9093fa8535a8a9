#include "document/clipboard_bytes.h"

#include "text/qt_text.h"

#include <QMimeData>

namespace moji::app {

QMimeData* bytesAndText(ByteView bytes, const QString& text) {
    auto* data = new QMimeData;
    data->setData(QLatin1String(kBytesType), toQByteArray(bytes));
    data->setText(text);
    return data;
}

std::optional<Bytes> bytesOf(const QMimeData* data) {
    if (data == nullptr || !data->hasFormat(QLatin1String(kBytesType)))
        return std::nullopt;
    return toBytes(data->data(QLatin1String(kBytesType)));
}

} // namespace moji::app
