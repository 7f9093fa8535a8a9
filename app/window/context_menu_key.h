#pragma once
// Shift+F10 opens the context menu of what has the focus, as the Menu key does, which many
// keyboards lack. (Qt does so on Windows only.)

class QWidget;

namespace moji::app {

/// In all windows of the program, for as long as `window` exists.
void openContextMenusByShiftF10(QWidget* window);

} // namespace moji::app
