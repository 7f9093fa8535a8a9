#pragma once
// Entries of menus, with icons that follow the theme.

#include "style/icons.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QVariant>

namespace moji::app {

/// The name under which an entry keeps its keys and is found in the command palette:
/// "file.open". Unique in the window, and the same in every language.
inline QAction* named(QAction* action, const QString& id) {
    action->setObjectName(id);
    return action;
}

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

/// The same with a name; see named().
template <class Does>
QAction* addAction(QMenu* menu, const char* id, const QString& text, const QKeySequence& key,
                   const char* iconName, QObject* context, Does does) {
    return named(addAction(menu, text, key, iconName, context, does), QLatin1String(id));
}

/// Call after the theme has changed: updates the icons of all entries below `parent`.
void refreshIcons(const QObject& parent);

} // namespace moji::app
