#include "window/lens_menu.h"

#include "lenses/lens_registry.h"
#include "window/action_icons.h"

namespace moji::app {

namespace {

/// Ctrl+1..9 for the first nine, Alt+1..9 for the next.
QKeySequence keyOf(int number) {
    constexpr int kDigits = 9;
    if (number >= 2 * kDigits)
        return {};
    const auto digit = Qt::Key(Qt::Key_1 + number % kDigits);
    return number < kDigits ? QKeySequence(Qt::CTRL | digit) : QKeySequence(Qt::ALT | digit);
}

} // namespace

LensMenu::LensMenu(QMenu* menu)
    : m_menu(menu) {
    int number = 0;
    for (const LensRow& row : lensRows()) {
        const QString id = QLatin1String(row.id);
        named(addAction(menu, row.name(), keyOf(number++), nullptr, this,
                        [this, id] { Q_EMIT wanted(id); }),
              QStringLiteral("lens.%1").arg(id));
    }
    menu->addSeparator();
    addAction(menu, "lens.folder", tr("&Folder"), {}, nullptr, this,
              [this] { Q_EMIT wanted(QStringLiteral("folder")); });
}

} // namespace moji::app
