#include "window/finding.h"

#include "grid/byte_grid.h"
#include "settings/setting_keys.h"
#include "settings/settings.h"
#include "window/action_icons.h"
#include "window/document_tab.h"
#include "window/find_bar.h"
#include "window/hits_panel.h"
#include "window/lens_docks.h"
#include "window/possible_entries.h"

#include <QComboBox>
#include <QDockWidget>
#include <QMenu>

namespace moji::app {

Finding::Finding(DocumentTab* tab, ByteGrid* grid, LensDocks* docks, QWidget* window)
    : m_tab(tab)
    , m_grid(grid)
    , m_bar(new FindBar(&tab->document(), &tab->selection(), &tab->search(), window))
    , m_hits(new HitsPanel(&tab->document(), &tab->selection(), &tab->search(), window))
    , m_dock(docks->addList(m_hits, QStringLiteral("find-results"), tr("Find results"))) {
    const auto jump = [this](ByteRange hit) { m_tab->history().jumpTo(hit); };
    connect(m_bar, &FindBar::jumpWanted, this, jump);
    connect(m_hits, &HitsPanel::chosen, this, jump);
    connect(m_bar, &FindBar::said, this, &Finding::said);
    connect(m_bar, &FindBar::opened, this, &Finding::updateMarks);
    connect(m_bar, &FindBar::closed, this, [this](QWidget* focusBefore) {
        updateMarks();
        const bool canReturn = focusBefore != nullptr && focusBefore->isVisible();
        (canReturn ? focusBefore : m_grid)->setFocus();
    });
    connect(m_bar, &FindBar::historyChanged, this, [this] {
        if (m_remembers && settings().get(setting::kKeepsSearches))
            settings().set(setting::kSearches, m_bar->history());
    });
    connect(m_bar, &FindBar::listWanted, this, [this] {
        m_dock->show();
        m_dock->raise();
    });
    connect(m_dock, &QDockWidget::visibilityChanged, this, &Finding::updateMarks);
    followTab();
    connect(grid, &ByteGrid::layoutChanged, this, &Finding::updateMarks);
}

Finding::~Finding() = default;

void Finding::remember() {
    m_remembers = true;
    m_bar->setHistory(settings().get(setting::kSearches));
}

void Finding::setTab(DocumentTab* tab) {
    m_tab->search().setMarking(false);
    m_tab->search().scope().disconnect(m_grid);
    m_tab = tab;
    followTab();
    m_bar->setDocument(&tab->document(), &tab->selection(), &tab->search());
    m_hits->setDocument(&tab->document(), &tab->selection(), &tab->search());
    updateMarks();
}

/// The bytes show what the search is limited to.
void Finding::followTab() {
    connect(&m_tab->search().scope(), &SearchScope::changed, m_grid, qOverload<>(&QWidget::update));
}

void Finding::updateMarks() {
    m_tab->search().setInSight(m_grid->byteLayout().visibleBytes());
    m_tab->search().setMarking(!m_bar->isHidden() || !m_dock->isHidden());
}

void Finding::step(void (FindBar::*where)()) {
    if (m_bar->pattern().currentText().isEmpty())
        m_bar->open(false);
    else
        (m_bar->*where)();
}

QAction* Finding::addTo(QMenu* menu) {
    QAction* find = addAction(menu, "edit.find", tr("&Find…"), QKeySequence(Qt::CTRL | Qt::Key_F),
                              "find", this, [this] { m_bar->open(false); });
    QAction* next = addAction(menu, "edit.findNext", tr("Find ne&xt"), QKeySequence(Qt::Key_F3),
                              nullptr, this, [this] { step(&FindBar::findNext); });
    QAction* previous = addAction(menu, "edit.findPrevious", tr("Find pre&vious"),
                                  QKeySequence(Qt::SHIFT | Qt::Key_F3), nullptr, this,
                                  [this] { step(&FindBar::findPrevious); });
    QAction* replace = addAction(menu, "edit.replace", tr("Replac&e…"), {}, nullptr, this,
                                 [this] { m_bar->open(true); });
    replace->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_R), QKeySequence(Qt::CTRL | Qt::Key_H)});
    QAction* within = addAction(menu, "edit.findInSelection", tr("Fin&d in selection"), {}, nullptr,
                                this, [this] { m_bar->openInSelection(); });
    setPossible(within, [this] { return !m_tab->selection().range().empty(); });
    // Without a pattern they ask for one.
    for (QAction* entry : {next, previous})
        setPossible(entry, [this] { return m_tab->document().size() > 0; });
    setPossible(replace,
                [this] { return m_tab->document().size() > 0 && !m_tab->document().isReadOnly(); });
    return find;
}

} // namespace moji::app
