#pragma once
// View > Show bytes as, Bytes per row, Density: how the rows of the grid look, each choice an
// action.

class QMenu;

namespace moji::app {

class ByteGrid;

void addByteFormatMenu(QMenu& view, ByteGrid& grid);

} // namespace moji::app
