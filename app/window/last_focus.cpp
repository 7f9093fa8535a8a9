#include "window/last_focus.h"

#include <QApplication>
#include <QDockWidget>
#include <QMenuBar>

namespace moji::app {

LastFocus::LastFocus(QWidget* window)
    : QObject(window)
    , m_window(window) {
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget*, QWidget* now) { follow(now); });
}

void LastFocus::follow(QWidget* now) {
    if (now == nullptr)
        return;
    QWidget* const active = now->window();
    const bool isDock =
        qobject_cast<QDockWidget*>(active) != nullptr && active->parentWidget() == m_window;
    if (active != m_window && !isDock)
        return;
    m_active = active;
    if (qobject_cast<QMenuBar*>(now) == nullptr)
        m_beforeMenus = now;
}

QWidget* LastFocus::widget() const {
    // Asked each time: a part can be given the focus while another window has the keyboard.
    QWidget* const focus = (m_active != nullptr ? m_active.data() : m_window)->focusWidget();
    return qobject_cast<QMenuBar*>(focus) == nullptr ? focus : m_beforeMenus.data();
}

QWidget* lastFocusIn(const QWidget& window) {
    for (const QObject* child : window.children())
        if (const auto* last = dynamic_cast<const LastFocus*>(child))
            return last->widget();
    return window.focusWidget();
}

} // namespace moji::app
