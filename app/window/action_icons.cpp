#include "window/action_icons.h"

namespace moji::app {

void refreshIcons(const QObject& parent) {
    for (QAction* action : parent.findChildren<QAction*>()) {
        const QString name = action->property("iconName").toString();
        if (name.isEmpty())
            continue;
        const QIcon fresh = icon(name.toLatin1().constData());
        if (action->icon().cacheKey() != fresh.cacheKey()) // else what shows it is laid out again
            action->setIcon(fresh);
    }
}

} // namespace moji::app
