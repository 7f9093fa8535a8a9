#include "document/lens_selection.h"

#include "document/lens_turns.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace moji::app {

LensSelection::LensSelection(Document* document, Selection* window, QObject* parent)
    : Selection(document, parent)
    , m_window(window) {
    connect(window, &Selection::changed, this, &LensSelection::requestTurn);
    connect(window, &Selection::hoverChanged, this, [this] { showHovered(m_window->hovered()); });
    apply(window->caret(), window->anchor());
    m_isOutdated = false;
}

LensSelection::~LensSelection() {
    LensTurns::instance().withdraw(this);
}

void LensSelection::setViewer(QWidget* viewer) {
    m_viewer = viewer;
    viewer->installEventFilter(this);
}

void LensSelection::setHovered(std::optional<ByteRange> range) {
    m_window->setHovered(range);
}

void LensSelection::set(std::uint64_t caret, std::uint64_t anchor) {
    const bool wasOutdated = std::exchange(m_isOutdated, false);
    apply(caret, anchor);
    if (std::exchange(m_isOutdated, wasOutdated))
        Q_EMIT outdated(); // at once, for a lens that ignores what it selects itself
    m_window->select(anchor, caret);
}

bool LensSelection::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_viewer && event->type() == QEvent::Show)
        takeTurn();
    return Selection::eventFilter(watched, event);
}

void LensSelection::noteOutdated() {
    m_isOutdated = true;
    requestTurn();
}

void LensSelection::requestTurn() {
    if (m_viewer && m_viewer->isVisible()) // else its turn comes when it becomes visible
        LensTurns::instance().request(this);
}

void LensSelection::takeTurn() {
    apply(m_window->caret(), m_window->anchor());
    LensTurns::instance().withdraw(this);
    if (std::exchange(m_isOutdated, false))
        Q_EMIT outdated();
}

} // namespace moji::app
