#pragma once
// Find and replace in the window: the bar, the list of hits in its dock, what is marked in the
// bytes. Every document has its own search; the bar keeps its pattern when the tab changes.

#include <QObject>

class QAction;
class QDockWidget;
class QMenu;
class QWidget;

namespace moji::app {

class ByteGrid;
class DocumentTab;
class FindBar;
class HitsPanel;
class LensDocks;

class Finding : public QObject {
    Q_OBJECT
public:
    /// The bar, for the window to place.
    Finding(DocumentTab* tab, ByteGrid* grid, LensDocks* docks, QWidget* window);
    ~Finding() override;

    [[nodiscard]] FindBar& bar() { return *m_bar; }
    [[nodiscard]] HitsPanel& hits() { return *m_hits; }
    void setTab(DocumentTab* tab);
    /// Entries of the menu Edit. Returns the one that opens the bar.
    QAction* addTo(QMenu* menu);
    /// Loads earlier patterns from the settings and saves them there from now on.
    void remember();

Q_SIGNALS:
    void said(const QString& sentence);

private:
    void followTab();
    void updateMarks();
    void step(void (FindBar::*where)());

    DocumentTab* m_tab;
    ByteGrid* m_grid;
    FindBar* m_bar;
    HitsPanel* m_hits;
    QDockWidget* m_dock;
    bool m_remembers = false;
};

} // namespace moji::app
