#pragma once
// F6 and Shift+F6: from panel to panel of the window.

#include <vector>

class QWidget;

namespace moji::app {

/// Gives the focus to the panel that is `step` after the one that has it, wrapping around; to the
/// first widget in it that takes keys.
void focusPanel(const QWidget& window, std::vector<QWidget*> panels, int step);

} // namespace moji::app
