#pragma once
// A dock taken out of the window: with a frame of the desktop's, a title that says what it is, a
// button that puts it back, and beside the window where the screen has room.

#include <QWidget>

class QDockWidget;

namespace moji::app {

/// The title of a floating dock.
class FloatingTitle : public QWidget {
    Q_OBJECT
public:
    explicit FloatingTitle(QDockWidget* dock);
};

/// Takes the dock out and places it beside `window`, right of it if there is room, else left, else
/// at the right edge of the screen.
void floatBeside(QDockWidget& dock, const QWidget& window);

/// Puts the dock back into the window, in front; what has the focus in it keeps it.
void putBack(QDockWidget& dock);

/// Gives a dock that floats now its title and a frame: once it is shown, and the mouse that drags
/// it is released.
void dressFloating(QDockWidget* dock);

/// The place for a window of `size` beside `window` on `screen`.
[[nodiscard]] QRect placeBeside(const QRect& window, const QSize& size, const QRect& screen);

} // namespace moji::app
