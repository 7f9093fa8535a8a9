#include "document/position_history.h"

#include "document/bytes_change.h"

namespace moji::app {

PositionHistory::PositionHistory(Document* document, Selection* selection, QObject* parent)
    : QObject(parent)
    , m_selection(selection) {
    connect(selection, &Selection::changed, this, &PositionHistory::follow);
    connect(document, &Document::bytesChanged, this, &PositionHistory::moveWith);
    connect(document, &Document::opened, this, &PositionHistory::forget);
    forget();
}

void PositionHistory::jumpTo(ByteRange range) {
    m_jumping = true;
    m_selection->select(range);
    m_jumping = false;
}

void PositionHistory::goBack() {
    if (canGoBack())
        go(m_current - 1);
}

void PositionHistory::goForward() {
    if (canGoForward())
        go(m_current + 1);
}

void PositionHistory::forget() {
    m_places = {{m_selection->anchor(), m_selection->caret()}};
    m_current = 0;
    Q_EMIT changed();
    setLastEdit({});
}

void PositionHistory::setLastEdit(std::optional<ByteRange> edit) {
    m_lastEdit = edit;
    Q_EMIT lastEditChanged();
}

void PositionHistory::follow() {
    if (m_going)
        return;
    const Place now{m_selection->anchor(), m_selection->caret()};
    const std::uint64_t before = m_places[m_current].caret;
    const std::uint64_t distance = now.caret > before ? now.caret - before : before - now.caret;
    if (!m_jumping && distance <= kJump) {
        m_places[m_current] = now;
        return;
    }
    m_places.resize(m_current + 1);
    m_places.push_back(now);
    if (m_places.size() > kMost)
        m_places.erase(m_places.begin());
    m_current = m_places.size() - 1;
    Q_EMIT changed();
}

/// The current place follows the selection, which moves with edits by itself.
void PositionHistory::moveWith(const BytesChange& change) {
    for (std::size_t i = 0; i < m_places.size(); ++i)
        if (i != m_current)
            m_places[i] = {movedOffset(m_places[i].anchor, change),
                           movedOffset(m_places[i].caret, change)};
    setLastEdit(change.result());
}

void PositionHistory::go(std::size_t index) {
    m_current = index;
    m_going = true;
    m_selection->select(m_places[index].anchor, m_places[index].caret);
    m_going = false;
    Q_EMIT changed();
}

} // namespace moji::app
