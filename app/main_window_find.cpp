// Find and replace in MainWindow: the bar, the list of hits, what is marked.

#include "document/hit_search.h"
#include "lenses/bytes/byte_grid.h"
#include "main_window.h"
#include "window/dock_titles.h"
#include "window/find_bar.h"
#include "window/hits_panel.h"
#include "window/status_bar.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QMenu>
#include <QSettings>

namespace moji::app {

namespace {

QString historyKey() {
    return QStringLiteral("find/history");
}

} // namespace

void MainWindow::makeFind() {
    m_hitSearch = new HitSearch(m_document, this);
    m_findBar = new FindBar(m_document, m_selection, m_hitSearch, this);
    connect(m_findBar, &FindBar::jumpWanted, m_history, &PositionHistory::jumpTo);
    connect(m_findBar, &FindBar::said, m_statusBar, &StatusBar::say);
    connect(m_findBar, &FindBar::opened, this, &MainWindow::updateHitMarks);
    connect(m_findBar, &FindBar::closed, this, [this](QWidget* focusBefore) {
        updateHitMarks();
        (focusBefore != nullptr && focusBefore->isVisible() ? focusBefore : &grid())->setFocus();
    });
    connect(m_findBar, &FindBar::historyChanged, this, [this] {
        if (m_remembers)
            QSettings().setValue(historyKey(), m_findBar->history());
    });
    connect(&grid(), &ByteGrid::layoutChanged, this, &MainWindow::updateHitMarks);
}

void MainWindow::restoreFindHistory() {
    m_findBar->setHistory(QSettings().value(historyKey()).toStringList());
}

/// A dock like those of the lenses, out of sight until it is asked for.
QDockWidget* MainWindow::makeListDock(Lens* list, const QString& id, const QString& title) {
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(id);
    dock->setAccessibleName(title);
    dock->setWidget(list);
    m_dockTitles->add(dock);
    if (QDockWidget* const front = frontBelow()) {
        tabifyDockWidget(front, dock);
        front->raise();
    } else {
        addDockWidget(Qt::BottomDockWidgetArea, dock);
    }
    dock->hide();
    return dock;
}

void MainWindow::makeHitsDock() {
    m_hitsPanel = new HitsPanel(m_document, m_selection, m_hitSearch, this);
    m_hitsDock = makeListDock(m_hitsPanel, QStringLiteral("find-results"), tr("Find results"));
    connect(m_hitsPanel, &HitsPanel::chosen, m_history, &PositionHistory::jumpTo);
    connect(m_hitsDock, &QDockWidget::visibilityChanged, this, &MainWindow::updateHitMarks);
    connect(m_findBar, &FindBar::listWanted, this, [this] {
        m_hitsDock->show();
        m_hitsDock->raise();
    });
}

void MainWindow::updateHitMarks() {
    m_hitSearch->setInSight(grid().byteLayout().visibleBytes());
    m_hitSearch->setMarking(!m_findBar->isHidden() ||
                            (m_hitsDock != nullptr && !m_hitsDock->isHidden()));
}

void MainWindow::addFindActions(QMenu* menu) {
    m_findAction = addAction(
        menu, tr("&Find…"), QKeySequence(Qt::CTRL | Qt::Key_F), [this] { m_findBar->open(false); },
        "find");
    const auto step = [this](void (FindBar::*where)()) {
        if (m_findBar->pattern().currentText().isEmpty())
            m_findBar->open(false);
        else
            (m_findBar->*where)();
    };
    addAction(menu, tr("Find &next"), QKeySequence(Qt::Key_F3),
              [step] { step(&FindBar::findNext); });
    addAction(menu, tr("Find pre&vious"), QKeySequence(Qt::SHIFT | Qt::Key_F3),
              [step] { step(&FindBar::findPrevious); });
    QAction* replace = addAction(menu, tr("&Replace…"), {}, [this] { m_findBar->open(true); });
    replace->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_R), QKeySequence(Qt::CTRL | Qt::Key_H)});
}

} // namespace moji::app
