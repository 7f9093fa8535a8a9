#pragma once
// F6 and Shift+F6: from panel to panel of the window; Tab and Shift+Tab: from control to control.

#include <vector>

class QWidget;

namespace moji::app {

/// `panels` may have nullptr. Gives the focus to the panel that is `step` after the one that has
/// it, wrapping around; to the first widget in it that takes keys.
void focusPanel(const QWidget& window, std::vector<QWidget*> panels, int step);

/// Gives the focus to the next control, or the previous one, wrapping around: through the `parts`
/// of the window in this order, and within one as its controls were created. A control of no part
/// comes before the part that begins below it. False if there is no control.
bool focusByTab(const QWidget& window, const std::vector<QWidget*>& parts, bool forwards);

} // namespace moji::app
