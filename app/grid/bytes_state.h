#pragma once
// The state of the byte lens, as texts, like that of the other lenses: how bytes are written, how
// much room they get, how many a row has, the column of the caret, the first byte on screen.

#include "grid/byte_lens_layout.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace moji::app {

class ByteGrid;

[[nodiscard]] QMap<QString, QString> bytesState(const ByteGrid& grid);
/// Of that, how rows are laid out: the same for every document of a window.
[[nodiscard]] QMap<QString, QString> wishesState(const ByteGrid& grid);
/// Sets the keys in `state` and keeps the others. Returns "KEY=VALUE" of each refused pair.
QStringList setBytesState(ByteGrid& grid, const QMap<QString, QString>& state);
[[nodiscard]] QStringList bytesStateKeys();
/// The values that `key` accepts; nothing if they cannot be listed.
[[nodiscard]] QStringList bytesStateValues(const QString& key);

[[nodiscard]] QString columnName(ByteColumn column);
[[nodiscard]] std::optional<ByteColumn> columnOf(const QString& name);

} // namespace moji::app
