#pragma once
// The menu View: byte format, comparisons, theme, size, full screen, floating and docked
// lenses.

#include <QObject>

class QMenu;
class QWidget;

namespace moji::app {

class ByteGrid;
class CompareMode;
class LensDocks;

class ViewMenu : public QObject {
    Q_OBJECT
public:
    ViewMenu(QMenu* menu, ByteGrid* grid, CompareMode* compare, LensDocks* docks, QWidget* window);

    /// Keeps in the settings what is chosen from now on.
    void remember();

Q_SIGNALS:
    /// Of the lens that has the focus.
    void presentWanted();

private:
    void addThemes(QMenu* menu);
    void addZoom(QMenu* menu);
    void addWindow(QMenu* menu);
    void keepWishes() const;

    ByteGrid* m_grid;
    LensDocks* m_docks;
    QWidget* m_window;
    bool m_remembers = false;
};

} // namespace moji::app
