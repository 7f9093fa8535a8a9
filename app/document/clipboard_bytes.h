#pragma once
// Bytes on the clipboard, beside the text that other programs paste: what is copied here and pasted
// here is the same bytes, whatever they are and whatever encoding reads them.

#include "bytes/byte_source.h"

#include <QString>

#include <optional>

class QMimeData;

namespace moji::app {

/// The type under which the bytes are offered (RFC 2046, section 4.5.1).
inline constexpr char kBytesType[] = "application/octet-stream";

/// Both forms. The clipboard takes it over.
[[nodiscard]] QMimeData* bytesAndText(ByteView bytes, const QString& text);
/// Nothing where the clipboard has no bytes, only text. `data` may be nullptr.
[[nodiscard]] std::optional<Bytes> bytesOf(const QMimeData* data);

} // namespace moji::app
