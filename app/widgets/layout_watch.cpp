#include "widgets/layout_watch.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace moji::app {

LayoutWatch::LayoutWatch(QObject* parent, std::function<void()> follow)
    : QObject(parent)
    , m_follow(std::move(follow)) {}

void LayoutWatch::watch(QWidget* window) {
    if (m_window != nullptr)
        m_window->removeEventFilter(this);
    m_window = window;
    window->installEventFilter(this);
}

bool LayoutWatch::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::UpdateRequest || event->type() == QEvent::Resize ||
        event->type() == QEvent::LayoutRequest)
        followSoon();
    return QObject::eventFilter(watched, event);
}

void LayoutWatch::followSoon() {
    if (std::exchange(m_followsSoon, true))
        return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_followsSoon = false;
            m_follow();
        },
        Qt::QueuedConnection);
}

} // namespace moji::app
