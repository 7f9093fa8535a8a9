#include "window/action_icons.h"

namespace moji::app {

void refreshIcons(const QObject& parent) {
    for (QAction* action : parent.findChildren<QAction*>())
        if (const QString name = action->property("iconName").toString(); !name.isEmpty())
            action->setIcon(icon(name.toLatin1().constData()));
}

} // namespace moji::app
