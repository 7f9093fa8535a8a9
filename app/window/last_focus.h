#pragma once
// What has the keyboard in a window, or had it last: an action chosen in the command palette, in
// another dialog or by the keys of the menu bar is about that.

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace moji::app {

class LastFocus final : public QObject {
public:
    /// Of the window and its floating docks. Borrows the window.
    explicit LastFocus(QWidget* window);

    /// nullptr: nothing has had it.
    [[nodiscard]] QWidget* widget() const;

private:
    void follow(QWidget* now);

    QWidget* m_window;
    QPointer<QWidget> m_active;      // the window or a floating dock
    QPointer<QWidget> m_beforeMenus; // had it before the menu bar
};

/// What LastFocus of the window says; without one, what has the focus in the window.
[[nodiscard]] QWidget* lastFocusIn(const QWidget& window);

} // namespace moji::app
