#pragma once
// Entries of menus, with icons that follow the theme.

#include "style/icons.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QVariant>

namespace moji::app {

/// `iconName`: drawn on buttons, not in the menu; nullptr: none. `does` belongs to `context`.
template <class Does>
QAction* addAction(QMenu* menu, const QString& text, const QKeySequence& key, const char* iconName,
                   QObject* context, Does does) {
    QAction* action = menu->addAction(text);
    action->setShortcut(key);
    QObject::connect(action, &QAction::triggered, context, [does] { does(); });
    if (iconName != nullptr) {
        action->setProperty("iconName", QString(QLatin1String(iconName)));
        action->setIcon(icon(iconName));
        action->setIconVisibleInMenu(false);
    }
    return action;
}

/// Call after the theme has changed: updates the icons of all entries below `parent`.
void refreshIcons(const QObject& parent);

} // namespace moji::app
