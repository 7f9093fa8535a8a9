#include "document/lens_selection.h"

#include <QEvent>
#include <QWidget>

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kFrameMs = 16;

} // namespace

LensSelection::LensSelection(Document* document, Selection* window, QObject* parent)
    : Selection(document, parent)
    , m_window(window) {
    m_frame.setSingleShot(true);
    connect(&m_frame, &QTimer::timeout, this, &LensSelection::takeOver);
    connect(window, &Selection::changed, this, &LensSelection::noteChange);
    connect(window, &Selection::hoverChanged, this, [this] { showHovered(m_window->hovered()); });
    takeOver();
}

void LensSelection::setViewer(QWidget* viewer) {
    m_viewer = viewer;
    viewer->installEventFilter(this);
}

void LensSelection::setHovered(std::optional<ByteRange> range) {
    m_window->setHovered(range);
}

void LensSelection::set(std::uint64_t caret, std::uint64_t anchor) {
    m_frame.stop(); // the lens' own selection supersedes the pending one
    apply(caret, anchor);
    m_window->select(anchor, caret);
}

bool LensSelection::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_viewer && event->type() == QEvent::Show)
        takeOver();
    return Selection::eventFilter(watched, event);
}

void LensSelection::noteChange() {
    const bool inSight = m_viewer && m_viewer->isVisible();
    if (!inSight || m_frame.isActive())
        return; // taken over when it becomes visible, or soon
    const qint64 since = m_sinceTaken.isValid() ? m_sinceTaken.elapsed() : kFrameMs;
    m_frame.start(static_cast<int>(std::clamp<qint64>(kFrameMs - since, 0, kFrameMs)));
}

void LensSelection::takeOver() {
    m_frame.stop();
    m_sinceTaken.start();
    apply(m_window->caret(), m_window->anchor());
}

} // namespace moji::app
