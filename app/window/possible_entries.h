#pragma once
// Entries of menus are grey while they can do nothing. Their keys work at all times, for what they
// do depends on what has the keyboard, and a key that can do nothing says why.

#include <functional>

class QAction;
class QMenu;
class QWidget;

namespace moji::app {

/// `isPossible` is asked when a menu with the entry opens.
void setPossible(QAction* entry, std::function<bool()> isPossible);

/// Whether the entry is enabled, and would be in a menu that opens now.
[[nodiscard]] bool isPossible(const QAction& entry);

/// From now on the impossible entries of `menu` are grey while it is open.
void greyTheImpossible(QMenu* menu);
/// The same in the context menu that Qt makes of the actions of `part`.
void greyTheImpossible(QWidget* part);

} // namespace moji::app
