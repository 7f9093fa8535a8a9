#pragma once
// The keys of the window in a lens that floats: Qt runs their actions, but what an action gives the
// keyboard to is in a window that is not active. This activates that window.

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
    void begin();
    void end();

    QWidget* m_window;
    QPointer<QWidget> m_before; // would have had the keyboard in the window
    QPointer<QWidget> m_active; // the lens that floats
};

} // namespace moji::app
