#pragma once
// The keys of the window, and its dialogs, while a lens that floats is active: Qt runs the actions,
// but what they give the keyboard to is in a window that is not active. This activates that window;
// or else the lens again, which desktops do not do when a dialog of the window is closed.

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace moji::app {

class FloatingKeys final : public QObject {
public:
    /// Borrows the window.
    explicit FloatingKeys(QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void begin(QWidget* active);
    void end();

    QWidget* m_window;
    QPointer<QWidget> m_before; // would have had the keyboard in the window
    QPointer<QWidget> m_active; // the lens that floats
    qsizetype m_shown = 0;      // windows
};

} // namespace moji::app
