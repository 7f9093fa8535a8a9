#include "document/selection.h"

#include "document/bytes_change.h"

#include <algorithm>

namespace moji::app {

namespace {

constexpr int kHoverRestMs = 60;

} // namespace

Selection::Selection(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document) {
    m_hoverTimer.setSingleShot(true);
    m_hoverTimer.setInterval(kHoverRestMs);
    connect(&m_hoverTimer, &QTimer::timeout, this, &Selection::spreadHover);
    connect(document, &Document::bytesChanged, this, &Selection::follow);
    connect(document, &Document::codecChanged, this, &Selection::noteChange);
    connect(document, &Document::aligned, this, [this] {
        if (m_waits && m_document->isAligned(range().begin))
            noteChange();
    });
    connect(document, &Document::opened, this, [this] { apply(0, 0); });
}

ByteRange Selection::range() const {
    return {std::min(m_caret, m_anchor), std::max(m_caret, m_anchor)};
}

ByteRange Selection::focus() const {
    if (!range().empty())
        return range();
    const auto span = m_document->spanAt(m_caret);
    return span ? span->range() : range();
}

void Selection::setCaret(std::uint64_t offset) {
    set(offset, offset);
}

void Selection::extendTo(std::uint64_t offset) {
    set(offset, m_anchor);
}

void Selection::select(ByteRange range) {
    set(range.begin, range.end);
}

void Selection::select(std::uint64_t anchor, std::uint64_t caret) {
    set(caret, anchor);
}

void Selection::set(std::uint64_t caret, std::uint64_t anchor) {
    apply(caret, anchor);
}

void Selection::apply(std::uint64_t caret, std::uint64_t anchor) {
    const std::uint64_t size = m_document->size();
    caret = std::min(caret, size);
    anchor = std::min(anchor, size);
    if (caret == m_caret && anchor == m_anchor)
        return;
    m_caret = caret;
    m_anchor = anchor;
    Q_EMIT changed();
    noteChange();
}

void Selection::noteChange() {
    m_waits = !m_document->isAligned(range().begin);
    noteOutdated();
}

void Selection::noteOutdated() {
    Q_EMIT outdated();
}

void Selection::follow(const BytesChange& change) {
    if (m_hovered || m_hoverNext)
        setHovered({});
    apply(movedOffset(m_caret, change), movedOffset(m_anchor, change));
    noteChange();
}

void Selection::setHovered(std::optional<ByteRange> range) {
    m_hoverNext = range;
    if (!range) {
        m_hoverTimer.stop();
        spreadHover();
    } else if (range != m_hovered) {
        m_hoverTimer.start();
    } else {
        m_hoverTimer.stop();
    }
}

void Selection::spreadHover() {
    showHovered(m_hoverNext);
}

void Selection::showHovered(std::optional<ByteRange> range) {
    if (range == m_hovered)
        return;
    m_hovered = range;
    Q_EMIT hoverChanged();
}

} // namespace moji::app
