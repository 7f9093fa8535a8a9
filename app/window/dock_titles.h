#pragma once
// One title per dock: for docks in tabs, the tab is the title, and the buttons that float the
// dock and close it are at the right end of the tabs. A single dock keeps its
// own title bar. Count and state of a lens are beside the title, and in the accessible
// description.

#include <QObject>

#include <map>

class QDockWidget;
class QMainWindow;
class QTabBar;
class QWidget;

namespace moji::app {

class DockTitles : public QObject {
    Q_OBJECT
public:
    explicit DockTitles(QMainWindow* window);
    /// Call once for every dock, whose lens is in it.
    void add(QDockWidget* dock);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void scheduleUpdate();
    void update();
    void updateDock(QDockWidget* dock);
    void placeButtons();
    void placeMarks();
    void placeMark(QDockWidget* dock);
    void placeMark(QTabBar* tabs, int index);
    void describe(QDockWidget* dock);
    void lensUpdates(QDockWidget* dock, bool updating);
    static void nameButtons(const QDockWidget& dock);
    [[nodiscard]] static QString floatText();
    [[nodiscard]] static QString closeText();
    [[nodiscard]] QWidget* makeButtons(QTabBar* tabs);
    [[nodiscard]] bool hasMark(QDockWidget* dock) const;

    QMainWindow* m_window;
    bool m_scheduled = false;
    std::map<QDockWidget*, bool> m_updating; // true once an update takes noticeably long
};

} // namespace moji::app
