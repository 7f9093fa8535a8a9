#include "window/floating_keys.h"

#include "window/last_focus.h"

#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QEvent>

#include <algorithm>

namespace moji::app {

namespace {

bool floatsFrom(const QWidget& window, const QWidget* active) {
    const auto* dock = qobject_cast<const QDockWidget*>(active);
    return dock != nullptr && dock->isFloating() && dock->isVisible() &&
           dock->parentWidget() == &window;
}

qsizetype shownWindows() {
    return std::ranges::count_if(QApplication::topLevelWidgets(), &QWidget::isVisible);
}

} // namespace

FloatingKeys::FloatingKeys(QWidget* window)
    : QObject(window)
    , m_window(window) {
    qApp->installEventFilter(this);
}

bool FloatingKeys::eventFilter(QObject* watched, QEvent* event) {
    if (m_active != nullptr || !m_window->isVisible())
        return false;
    if (event->type() == QEvent::Shortcut)
        begin(QApplication::activeWindow());
    else if (event->type() == QEvent::Hide && qobject_cast<QDialog*>(watched) != nullptr &&
             static_cast<QDialog*>(watched)->parentWidget() == m_window)
        if (const QWidget* last = lastFocusIn(*m_window))
            begin(last->window());
    return false;
}

/// Qt says nothing of what gets the keyboard in a window that is not active, so that nothing has it
/// there until the action is done.
void FloatingKeys::begin(QWidget* active) {
    if (!floatsFrom(*m_window, active))
        return;
    m_active = active;
    m_shown = shownWindows();
    m_before = m_window->focusWidget();
    if (m_before != nullptr)
        m_before->clearFocus();
    QMetaObject::invokeMethod(this, &FloatingKeys::end, Qt::QueuedConnection);
}

/// What the action has shown meanwhile has the keyboard.
void FloatingKeys::end() {
    const QPointer<QWidget> lens = m_active;
    m_active = nullptr;
    const bool isOther = shownWindows() > m_shown;
    if (m_window->focusWidget() != nullptr) {
        if (!isOther)
            m_window->activateWindow();
        return;
    }
    if (m_before != nullptr)
        m_before->setFocus();
    if (!isOther && floatsFrom(*m_window, lens))
        lens->activateWindow();
}

} // namespace moji::app
