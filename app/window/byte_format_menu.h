#pragma once
// View > Show bytes as: the ways of writing bytes, each an action with a key.

class QMenu;

namespace moji::app {

class ByteGrid;

void addByteFormatMenu(QMenu& view, ByteGrid& grid);

} // namespace moji::app
