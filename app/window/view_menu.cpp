#include "window/view_menu.h"

#include "compare/compare_mode.h"
#include "grid/byte_grid.h"
#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "window/action_icons.h"
#include "window/byte_format_menu.h"
#include "window/floating_dock.h"
#include "window/lens_docks.h"
#include "window/possible_entries.h"
#include "window/settings_in_use.h"

#include <QActionGroup>
#include <QDockWidget>

namespace moji::app {

ViewMenu::ViewMenu(QMenu* menu, ByteGrid* grid, CompareMode* compare, LensDocks* docks,
                   QWidget* window)
    : m_grid(grid)
    , m_docks(docks)
    , m_window(window) {
    addByteFormatMenu(*menu, *grid);
    compare->addTo(menu);
    connect(grid, &ByteGrid::wishesChanged, this, &ViewMenu::keepWishes);
    addThemes(menu->addMenu(tr("&Theme")));
    menu->addSeparator();
    addZoom(menu);
    menu->addSeparator();
    addWindow(menu);
    greyTheImpossible(menu);
}

void ViewMenu::remember() {
    m_remembers = true;
}

void ViewMenu::keepWishes() const {
    if (m_remembers)
        SettingsInUse::keepRowWishes(m_grid->wishes());
}

void ViewMenu::addThemes(QMenu* menu) {
    auto* group = new QActionGroup(this);
    const std::pair<Theme, QString> all[] = {
        {Theme::System, tr("As the &system")},
        {Theme::Light, tr("&Light")},
        {Theme::Dark, tr("&Dark")},
        {Theme::HighContrastLight, tr("&High contrast, light")},
        {Theme::HighContrastDark, tr("High &contrast, dark")}};
    for (const auto& [choice, text] : all) {
        QAction* action = addAction(menu, text, {}, nullptr, this, [this, choice = choice] {
            setTheme(choice);
            if (m_remembers)
                SettingsInUse::keepTheme(choice);
        });
        named(action, QStringLiteral("view.theme.%1").arg(SettingsInUse::themeId(choice)));
        action->setCheckable(true);
        action->setChecked(theme() == choice);
        connect(menu, &QMenu::aboutToShow, action,
                [action, choice = choice] { action->setChecked(theme() == choice); });
        group->addAction(action);
    }
}

void ViewMenu::addZoom(QMenu* menu) {
    const auto zoomTo = [this](int steps) {
        setZoom(steps);
        if (m_remembers)
            settings().set(setting::kZoom, zoom());
    };
    QAction* larger = addAction(menu, "view.larger", tr("&Larger"), {}, nullptr, this,
                                [zoomTo] { zoomTo(zoom() + 1); });
    larger->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    QAction* smaller =
        addAction(menu, "view.smaller", tr("S&maller"), QKeySequence(Qt::CTRL | Qt::Key_Minus),
                  nullptr, this, [zoomTo] { zoomTo(zoom() - 1); });
    QAction* normal =
        addAction(menu, "view.normalSize", tr("&Normal size"), QKeySequence(Qt::CTRL | Qt::Key_0),
                  nullptr, this, [zoomTo] { zoomTo(0); });
    setPossible(larger, [] { return zoom() < kMaxZoom; });
    setPossible(smaller, [] { return zoom() > kMinZoom; });
    setPossible(normal, [] { return zoom() != 0; });
}

void ViewMenu::addWindow(QMenu* menu) {
    addAction(menu, "view.present", tr("&Present the lens"), QKeySequence(Qt::Key_F11), nullptr,
              this, [this] { Q_EMIT presentWanted(); });
    QAction* full = addAction(
        menu, "view.fullScreen", tr("&Full screen"), QKeySequence(Qt::SHIFT | Qt::Key_F11), nullptr,
        this, [this] { m_window->setWindowState(m_window->windowState() ^ Qt::WindowFullScreen); });
    full->setCheckable(true);
    connect(menu, &QMenu::aboutToShow, full,
            [this, full] { full->setChecked(m_window->isFullScreen()); });
    QAction* floats =
        addAction(menu, "view.floatLens", tr("Fl&oat or dock the lens"), {}, nullptr, this, [this] {
            QDockWidget* dock = m_docks->dockWithFocus();
            if (dock != nullptr && dock->isFloating())
                putBack(*dock);
            else if (dock != nullptr)
                floatBeside(*dock, *dock->parentWidget());
        });
    QAction* closes =
        addAction(menu, "view.closeLens", tr("Clos&e lens"), {}, nullptr, this, [this] {
            if (QDockWidget* dock = m_docks->dockWithFocus())
                dock->close();
        });
    for (QAction* entry : {floats, closes})
        setPossible(entry, [this] { return m_docks->dockWithFocus() != nullptr; });
    addAction(menu, "view.resetLayout", tr("Reset la&yout"), {}, nullptr, this,
              [this] { m_docks->reset(); });
}

} // namespace moji::app
