#include "window/floating_keys.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>

namespace moji::app {

FloatingKeys::FloatingKeys(QWidget* window)
    : QObject(window)
    , m_window(window) {
    qApp->installEventFilter(this);
}

bool FloatingKeys::eventFilter(QObject*, QEvent* event) {
    if (event->type() != QEvent::Shortcut || m_active != nullptr)
        return false;
    const auto* dock = qobject_cast<const QDockWidget*>(QApplication::activeWindow());
    if (dock != nullptr && dock->isFloating() && dock->parentWidget() == m_window)
        begin();
    return false;
}

/// Qt says nothing of what gets the keyboard in a window that is not active, so that nothing has it
/// there until the action is done.
void FloatingKeys::begin() {
    m_active = QApplication::activeWindow();
    m_before = m_window->focusWidget();
    if (m_before != nullptr)
        m_before->clearFocus();
    QMetaObject::invokeMethod(this, &FloatingKeys::end, Qt::QueuedConnection);
}

void FloatingKeys::end() {
    const bool isStill = QApplication::activeWindow() == m_active;
    m_active = nullptr;
    if (m_window->focusWidget() != nullptr) {
        if (isStill && m_window->isVisible())
            m_window->activateWindow();
    } else if (m_before != nullptr) {
        m_before->setFocus();
    }
}

} // namespace moji::app
