#include "window/lens_menu.h"

#include "lenses/lens_registry.h"
#include "window/action_icons.h"

namespace moji::app {

LensMenu::LensMenu(QMenu* menu)
    : m_menu(menu) {
    int number = 0;
    for (const LensRow& row : lensRows()) {
        const QKeySequence key =
            number < 9 ? QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + number)) : QKeySequence();
        addAction(menu, row.name(), key, nullptr, this,
                  [this, id = QString(QLatin1String(row.id))] { Q_EMIT wanted(id); });
        ++number;
    }
    menu->addSeparator();
    addAction(menu, tr("&Folder"), {}, nullptr, this,
              [this] { Q_EMIT wanted(QStringLiteral("folder")); });
}

} // namespace moji::app
