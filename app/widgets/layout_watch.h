#pragma once
// Follows what a window shows: calls a function once, in the next turn of the event loop, after
// something in the window was repainted, laid out or resized.

#include <QObject>
#include <QPointer>

#include <functional>

class QWidget;

namespace moji::app {

class LayoutWatch final : public QObject {
public:
    LayoutWatch(QObject* parent, std::function<void()> follow);

    /// Of this window from now on, and no longer of another. Borrows it.
    void watch(QWidget* window);
    /// Also without a change of the window.
    void followSoon();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPointer<QWidget> m_window;
    std::function<void()> m_follow;
    bool m_followsSoon = false;
};

} // namespace moji::app
