#include "window/dock_tabs.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QTabBar>
#include <QVariant>

namespace moji::app {

QDockWidget* dockOfTab(const QMainWindow& window, const QTabBar& tabs, int index) {
    // QMainWindow stores the address of the dock as the data of its tab. It is only compared here.
    const auto address = static_cast<quintptr>(tabs.tabData(index).toULongLong());
    for (QDockWidget* dock : window.findChildren<QDockWidget*>())
        if (reinterpret_cast<quintptr>(dock) == address)
            return dock;
    return nullptr;
}

} // namespace moji::app
