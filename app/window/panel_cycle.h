#pragma once
// F6 and Shift+F6: from panel to panel of the window; Tab and Shift+Tab: from control to control;
// and from a control that can no longer have the focus.

#include <vector>

class QWidget;

namespace moji::app {

/// `panels` may have nullptr. Gives the focus to the panel that is `step` after the one that has
/// it, wrapping around; to the first widget in it that takes keys.
void focusPanel(const QWidget& window, std::vector<QWidget*> panels, int step);

/// Gives the focus of a control that was disabled or hidden to where the work goes on: the main
/// control (focus proxy) of what it is in, up to its panel, or else the next control of the panel.
/// Where it is in no panel that is shown, `bytes` get it. False: no such control has the focus.
bool passLostFocus(const QWidget& window, QWidget& bytes);

/// Gives the focus to the next control, or the previous one, wrapping around: through the `parts`
/// of the window in this order, and within one as its controls were created. A control of no part
/// comes before the part that begins below it. False if there is no control.
bool focusByTab(const QWidget& window, const std::vector<QWidget*>& parts, bool forwards);

} // namespace moji::app
