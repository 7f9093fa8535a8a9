#pragma once
// The menu Go: to an offset, bookmark, problem, difference, back and forward, to another panel.

#include "bytes/byte_range.h"

#include <QObject>

#include <vector>

class QAction;
class QMenu;
class QWidget;

namespace moji::app {

class BookmarkMenu;
class CompareMode;
class DocumentTab;
class GoToBar;

class GoMenu : public QObject {
    Q_OBJECT
public:
    GoMenu(QMenu* menu, DocumentTab* tab, GoToBar* goTo, CompareMode* compare, QWidget* window);

    /// For entries of others.
    [[nodiscard]] QMenu* menu() const { return m_menu; }

    void setTab(DocumentTab* tab);
    /// Go to, previous and next problem: for the buttons.
    [[nodiscard]] const std::vector<QAction*>& buttons() const { return m_buttons; }
    void goToNextProblem();

Q_SIGNALS:
    void said(const QString& sentence);
    /// Selects the range and shows it.
    void jumpWanted(moji::ByteRange place);
    /// To the next panel (1) or the previous one (-1).
    void panelWanted(int step);

private:
    void addProblems(QMenu* menu);
    void addHistory(QMenu* menu);
    void followTab();
    void refreshHistory();

    QMenu* m_menu;
    DocumentTab* m_tab;
    BookmarkMenu* m_bookmarks;
    QAction* m_back = nullptr;
    QAction* m_forward = nullptr;
    std::vector<QAction*> m_buttons;
};

} // namespace moji::app
