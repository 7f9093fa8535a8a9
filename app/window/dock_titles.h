#pragma once
// One title a dock: where docks stand in tabs, the tab is the title, and the buttons to take the
// dock out of the window and to close it stand at the right end of the tabs. A dock alone keeps its
// own title bar.

#include <QObject>

class QDockWidget;
class QMainWindow;
class QTabBar;
class QWidget;

namespace moji::app {

class DockTitles : public QObject {
    Q_OBJECT
public:
    explicit DockTitles(QMainWindow* window);
    /// Call once for every dock.
    void add(QDockWidget* dock);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void scheduleUpdate();
    void update();
    void updateDock(QDockWidget* dock);
    void placeButtons();
    [[nodiscard]] QWidget* makeButtons(QTabBar* tabs);
    [[nodiscard]] QDockWidget* currentDock(const QTabBar* tabs) const;

    QMainWindow* m_window;
    bool m_scheduled = false;
};

} // namespace moji::app
