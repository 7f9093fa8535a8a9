#pragma once
// Shows the content of the docks that can be seen, and hides that of the others. Qt tells of docks
// that it shows for a moment while it groups them, and of some never that they are behind another
// tab: their lenses would be made in vain.

#include <QObject>

#include <utility>
#include <vector>

class QDockWidget;
class QMainWindow;

namespace moji::app {

class SeenDocks final : public QObject {
public:
    explicit SeenDocks(QMainWindow* window);

    /// The content is hidden until the dock is seen; it must outlive this, or forgetAll().
    void add(QDockWidget* dock, QWidget* content);
    void forgetAll();
    [[nodiscard]] bool areMoving() const { return m_moves > 0; }

    /// While docks are moved, nothing is shown or hidden: once, after it.
    class Move {
    public:
        explicit Move(SeenDocks& docks);
        ~Move();
        Move(const Move&) = delete;
        Move& operator=(const Move&) = delete;

    private:
        SeenDocks& m_docks;
    };

private:
    void update();
    void dockChanged(QDockWidget* dock, QWidget* content, bool visible);
    /// Not behind another tab.
    [[nodiscard]] bool isInFront(const QDockWidget& dock) const;

    QMainWindow* m_window;
    std::vector<std::pair<QDockWidget*, QWidget*>> m_all;
    int m_moves = 0;
};

} // namespace moji::app
