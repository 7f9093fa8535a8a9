#include "window/view_menu.h"

#include "compare/compare_mode.h"
#include "grid/byte_grid.h"
#include "style/fonts.h"
#include "style/palette.h"
#include "window/action_icons.h"
#include "window/byte_format_menu.h"
#include "window/floating_dock.h"
#include "window/lens_docks.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QSettings>

namespace moji::app {

namespace {

const QString kThemeKey = QStringLiteral("theme");
const QString kZoomKey = QStringLiteral("zoom");
const QString kFormatKey = QStringLiteral("bytes");
const QString kPerRowKey = QStringLiteral("bytesPerRow");
const QString kDensityKey = QStringLiteral("density");

const QString kCompact = QStringLiteral("compact");

} // namespace

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
}

void ViewMenu::remember() {
    const QSettings settings;
    setZoom(settings.value(kZoomKey, 0).toInt());
    RowWishes wishes = m_grid->wishes();
    wishes.format = byteFormatOf(settings.value(kFormatKey).toString());
    const int perRow = settings.value(kPerRowKey, RowWishes::kAsManyAsFit).toInt();
    wishes.bytesPerRow = perRow % 8 == 0 && perRow >= 0 && perRow <= 64 ? perRow : 16;
    wishes.density = settings.value(kDensityKey).toString() == kCompact ? ByteDensity::Compact
                                                                        : ByteDensity::Comfortable;
    m_grid->setWishes(wishes);
    m_remembers = true;
}

void ViewMenu::keepWishes() const {
    const RowWishes& wishes = m_grid->wishes();
    keep(kFormatKey, QString(QLatin1String(infoOf(wishes.format).id)));
    keep(kPerRowKey, wishes.bytesPerRow);
    keep(kDensityKey, wishes.density == ByteDensity::Compact ? kCompact : QString());
}

void ViewMenu::keep(const QString& key, const QVariant& value) const {
    if (m_remembers)
        QSettings().setValue(key, value);
}

void ViewMenu::addThemes(QMenu* menu) {
    auto* group = new QActionGroup(this);
    const std::pair<Theme, QString> all[] = {{Theme::System, tr("As the &system")},
                                             {Theme::Light, tr("&Light")},
                                             {Theme::Dark, tr("&Dark")}};
    for (const auto& [choice, text] : all) {
        QAction* action = addAction(menu, text, {}, nullptr, this, [this, choice = choice] {
            setTheme(choice);
            keep(kThemeKey, static_cast<int>(choice));
        });
        action->setCheckable(true);
        action->setChecked(theme() == choice);
        group->addAction(action);
    }
}

void ViewMenu::addZoom(QMenu* menu) {
    const auto zoomTo = [this](int steps) {
        setZoom(steps);
        keep(kZoomKey, zoom());
    };
    QAction* larger =
        addAction(menu, tr("&Larger"), {}, nullptr, this, [zoomTo] { zoomTo(zoom() + 1); });
    larger->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    addAction(menu, tr("S&maller"), QKeySequence(Qt::CTRL | Qt::Key_Minus), nullptr, this,
              [zoomTo] { zoomTo(zoom() - 1); });
    addAction(menu, tr("&Normal size"), QKeySequence(Qt::CTRL | Qt::Key_0), nullptr, this,
              [zoomTo] { zoomTo(0); });
}

void ViewMenu::addWindow(QMenu* menu) {
    addAction(menu, tr("&Present the lens"), QKeySequence(Qt::Key_F11), nullptr, this,
              [this] { Q_EMIT presentWanted(); });
    QAction* full = addAction(
        menu, tr("&Full screen"), QKeySequence(Qt::SHIFT | Qt::Key_F11), nullptr, this,
        [this] { m_window->setWindowState(m_window->windowState() ^ Qt::WindowFullScreen); });
    full->setCheckable(true);
    addAction(menu, tr("Fl&oat or dock the lens"), {}, nullptr, this, [this] {
        QDockWidget* dock = m_docks->dockWithFocus();
        if (dock != nullptr && dock->isFloating())
            dock->setFloating(false);
        else if (dock != nullptr)
            floatBeside(*dock, *dock->parentWidget());
    });
    addAction(menu, tr("Clos&e lens"), {}, nullptr, this, [this] {
        if (QDockWidget* dock = m_docks->dockWithFocus())
            dock->close();
    });
    addAction(menu, tr("Reset la&yout"), {}, nullptr, this, [this] { m_docks->reset(); });
}

} // namespace moji::app
