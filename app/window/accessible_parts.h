#pragma once
// What Qt's widgets do not tell a screen reader by themselves:
// - a dock hidden by another tab is not showing, though Qt keeps it visible, outside the window;
// - tool buttons of which one is chosen are radio buttons;
// - a combo box says what it is for, what it shows, and what it shows next.

namespace moji::app {

/// Once, before the first window.
void installAccessibleParts();

} // namespace moji::app
