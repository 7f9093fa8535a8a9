#include "window/go_menu.h"

#include "compare/compare_mode.h"
#include "window/action_icons.h"
#include "window/bookmark_menu.h"
#include "window/document_tab.h"
#include "window/go_to_bar.h"
#include "window/possible_entries.h"

namespace moji::app {

GoMenu::GoMenu(QMenu* menu, DocumentTab* tab, GoToBar* goTo, CompareMode* compare, QWidget* window)
    : m_menu(menu)
    , m_tab(tab) {
    m_buttons = {addAction(menu, "go.goTo", tr("&Go to…"), QKeySequence(Qt::CTRL | Qt::Key_G),
                           "goto", this, [goTo] { goTo->ask(); })};
    setPossible(m_buttons.front(), [this] { return m_tab->document().size() > 0; });
    menu->addSeparator();
    m_bookmarks = new BookmarkMenu(menu, &tab->document(), &tab->selection(), window);
    connect(m_bookmarks, &BookmarkMenu::wanted, this, &GoMenu::jumpWanted);
    connect(m_bookmarks, &BookmarkMenu::said, this, &GoMenu::said);
    connect(m_bookmarks, &BookmarkMenu::edited, this, [this] { m_tab->storeRemarks(); });
    menu->addSeparator();
    addProblems(menu);
    compare->addStepsTo(menu);
    menu->addSeparator();
    addHistory(menu);
    menu->addSeparator();
    addAction(menu, "go.nextPanel", tr("Next p&anel"), QKeySequence(Qt::Key_F6), nullptr, this,
              [this] { Q_EMIT panelWanted(1); });
    addAction(menu, "go.previousPanel", tr("Previous pan&el"), QKeySequence(Qt::SHIFT | Qt::Key_F6),
              nullptr, this, [this] { Q_EMIT panelWanted(-1); });
    greyTheImpossible(menu);
    followTab();
}

void GoMenu::addProblems(QMenu* menu) {
    QAction* next = addAction(menu, "go.nextProblem", tr("&Next problem"), QKeySequence(Qt::Key_F8),
                              "next", this, [this] { goToNextProblem(); });
    QAction* previous = addAction(
        menu, "go.previousProblem", tr("&Previous problem"), QKeySequence(Qt::SHIFT | Qt::Key_F8),
        "previous", this, [this] { m_tab->problems().findPrevious(m_tab->selection().range()); });
    for (QAction* entry : {next, previous})
        setPossible(entry, [this] {
            const DocumentScan& scan = m_tab->document().scan();
            return !scan.isComplete() || !scan.isCurrent() ||
                   scan.index().text.index->totals().problems.count() > 0;
        });
    m_buttons.insert(m_buttons.end(), {previous, next});
}

void GoMenu::goToNextProblem() {
    m_tab->problems().findNext(m_tab->selection().range());
}

void GoMenu::addHistory(QMenu* menu) {
    m_back = addAction(menu, "go.back", tr("&Back"), QKeySequence(Qt::ALT | Qt::Key_Left), nullptr,
                       this, [this] { m_tab->history().goBack(); });
    m_forward = addAction(menu, "go.forward", tr("&Forward"), QKeySequence(Qt::ALT | Qt::Key_Right),
                          nullptr, this, [this] { m_tab->history().goForward(); });
}

void GoMenu::setTab(DocumentTab* tab) {
    m_tab->history().disconnect(this);
    m_tab = tab;
    m_bookmarks->setDocument(&tab->document(), &tab->selection());
    followTab();
}

void GoMenu::followTab() {
    connect(&m_tab->history(), &PositionHistory::changed, this, &GoMenu::refreshHistory);
    refreshHistory();
}

void GoMenu::refreshHistory() {
    m_back->setEnabled(m_tab->history().canGoBack());
    m_forward->setEnabled(m_tab->history().canGoForward());
}

} // namespace moji::app
