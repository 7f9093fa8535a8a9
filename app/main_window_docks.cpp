// Where the docks of MainWindow stand, in large windows and small ones, and from one time to the
// next.

#include "compare/compare_mode.h"
#include "lens.h"
#include "lenses/bytes/byte_grid.h"
#include "lenses/bytes/byte_lens.h"
#include "main_window.h"
#include "text/qt_text.h"
#include "window/bookmark_menu.h"
#include "window/dock_titles.h"
#include "window/go_to_bar.h"
#include "window/recent_files.h"

#include <QDockWidget>
#include <QSettings>
#include <QTabBar>

#include <utility>

namespace moji::app {

namespace {

// Design "Smaller and sharper".
constexpr int kCompactWidth = 1100;
constexpr int kCompactHeight = 700;
constexpr int kInspectorWidth = 320;
constexpr int kBottomHeight = 282;
constexpr int kCompactBottomHeight = 200;

} // namespace

QDockWidget* MainWindow::makeDock(const LensRow& row) {
    const QString id = QLatin1String(row.id);
    Lens* lens = m_lenses[id];
    auto* dock = new QDockWidget(row.name(), this);
    dock->setObjectName(id);
    dock->setAccessibleName(row.name());
    lens->setAccessibleName(row.name()); // it may have the keyboard itself
    dock->setWidget(lens);
    m_dockTitles->add(dock);
    // Behind another tab Qt keeps a dock visible, outside of the window: there nothing is drawn.
    QSizePolicy policy = lens->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    lens->setSizePolicy(policy);
    lens->hide(); // or all would be shown once, and set to work, before all but one are behind tabs
    connect(dock, &QDockWidget::visibilityChanged, lens, &QWidget::setVisible);
    return dock;
}

void MainWindow::arrangeDocks() {
    QDockWidget* firstBelow = nullptr;
    QDockWidget* firstRight = nullptr;
    for (const LensRow& row : lensRows()) {
        if (row.place == LensPlace::Centre)
            continue;
        QDockWidget* dock = m_docks[QLatin1String(row.id)];
        const bool right = row.place == LensPlace::Right;
        QDockWidget*& first = right ? firstRight : firstBelow;
        if (first != nullptr) {
            tabifyDockWidget(first, dock);
            continue;
        }
        addDockWidget(right ? Qt::RightDockWidgetArea : Qt::BottomDockWidgetArea, dock);
        first = dock;
    }
    if (firstBelow != nullptr) {
        firstBelow->raise();
        resizeDocks({firstBelow}, {kBottomHeight}, Qt::Vertical);
    }
    if (firstRight != nullptr)
        resizeDocks({firstRight}, {kInspectorWidth}, Qt::Horizontal);
}

/// The one in sight of the tabs below; nullptr where nothing stands there.
QDockWidget* MainWindow::frontBelow() const {
    QDockWidget* first = nullptr;
    QStringList inSight; // titles
    for (const auto* tabs : findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        inSight += tabs->tabText(tabs->currentIndex());
    for (const LensRow& row : lensRows()) {
        const auto found = m_docks.find(QLatin1String(row.id));
        if (found == m_docks.end() || found->second->isHidden() || found->second->isFloating() ||
            dockWidgetArea(found->second) != Qt::BottomDockWidgetArea)
            continue;
        if (first == nullptr || inSight.contains(found->second->windowTitle()))
            first = found->second;
    }
    return first;
}

/// In a small window what stands at the right is a tab below (design, "Smaller and sharper").
void MainWindow::placeRightDocks(bool below) {
    if (below != m_movedBelow.empty())
        return;
    QDockWidget* const front = frontBelow();
    if (below && front != nullptr) {
        for (const auto& [id, dock] : m_docks) {
            const bool right = findLens(toUtf8(id))->place == LensPlace::Right;
            if (!right || dock->isFloating() || dockWidgetArea(dock) != Qt::RightDockWidgetArea)
                continue;
            tabifyDockWidget(front, dock);
            m_movedBelow.push_back(dock);
        }
        front->raise();
    } else {
        for (QDockWidget* dock : std::exchange(m_movedBelow, {}))
            addDockWidget(Qt::RightDockWidgetArea, dock);
    }
    for (QDockWidget* dock : findChildren<QDockWidget*>())
        if (dockWidgetArea(dock) == Qt::RightDockWidgetArea)
            resizeDocks({dock}, {kInspectorWidth}, Qt::Horizontal);
    if (front != nullptr)
        resizeDocks({front}, {below ? kCompactBottomHeight : kBottomHeight}, Qt::Vertical);
}

/// Docks where they stand when there is room.
QByteArray MainWindow::dockState() {
    placeRightDocks(false);
    const QByteArray state = saveState();
    adaptToSize();
    return state;
}

/// `state` as dockState() gives it.
void MainWindow::restoreDocks(const QByteArray& state) {
    placeRightDocks(false);
    restoreState(state);
    if (!m_compare->isActive())
        m_differencesDock->hide();
    adaptToSize();
}

/// In a comparison two grids want the room of one.
void MainWindow::adaptToSize() {
    const bool compared = m_compare->isActive();
    m_byteLens->setLegendVisible(!isCompact() && !compared);
    placeInputRow(isCompact());
    placeRightDocks(isCompact() || compared);
}

bool MainWindow::isCompact() const {
    return width() < kCompactWidth || height() < kCompactHeight;
}

void MainWindow::arrangeAs(MainWindow& other) {
    restoreDocks(other.dockState());
}

void MainWindow::restoreSettings() {
    m_remembers = true;
    m_recentFiles->load();
    m_goToBar->remember();
    m_bookmarks->remember();
    const QSettings settings;
    restoreFindHistory();
    restoreDocks(settings.value(QStringLiteral("state")).toByteArray());
    zoomTo(settings.value(QStringLiteral("zoom"), 0).toInt());
    grid().setFormat(byteFormatOf(settings.value(kByteFormatKey).toString()));
}

} // namespace moji::app
