#pragma once
// Which dock a tab of the window shows.

class QDockWidget;
class QMainWindow;
class QTabBar;

namespace moji::app {

/// nullptr where the tab is none of a dock. Titles do not matter: two docks may have the same.
[[nodiscard]] QDockWidget* dockOfTab(const QMainWindow& window, const QTabBar& tabs, int index);

} // namespace moji::app
