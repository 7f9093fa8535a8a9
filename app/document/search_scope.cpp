#include "document/search_scope.h"

#include "document/document.h"

#include <algorithm>
#include <utility>

namespace moji::app {

namespace {

/// Of an edge that an edit is across: as far into the new bytes as it was in the old ones.
std::uint64_t within(const BytesChange::Part& part, std::uint64_t edge) {
    return part.result.begin + std::min(edge - part.removed.begin, part.result.length());
}

std::uint64_t movedBegin(std::uint64_t begin, const BytesChange& change) {
    // What is inserted at the edge is before it; what replaces the bytes after it is not.
    const auto part = change.partAt(begin);
    if (!part)
        return begin;
    if (part->removed.begin == begin && !part->removed.empty())
        return part->result.begin;
    return begin < part->removed.end ? within(*part, begin)
                                     : part->result.end + (begin - part->removed.end);
}

std::uint64_t movedEnd(std::uint64_t end, const BytesChange& change) {
    const auto part = end > 0 ? change.partAt(end - 1) : std::nullopt;
    if (!part)
        return end;
    return end < part->removed.end ? within(*part, end)
                                   : part->result.end + (end - part->removed.end);
}

} // namespace

ByteRange movedRange(ByteRange range, const BytesChange& change) {
    const std::uint64_t begin = movedBegin(range.begin, change);
    return {begin, std::max(begin, movedEnd(range.end, change))};
}

SearchScope& SearchScope::of(Document& document) {
    auto* found = document.findChild<SearchScope*>(QString(), Qt::FindDirectChildrenOnly);
    return found != nullptr ? *found : *new SearchScope(&document);
}

SearchScope::SearchScope(Document* document)
    : QObject(document)
    , m_document(document) {
    connect(document, &Document::bytesChanged, this, &SearchScope::follow);
    connect(document, &Document::historyMoved, this, [this] { m_movesInHistory = true; });
    connect(&document->undoStack(), &QUndoStack::indexChanged, this, &SearchScope::endChange);
    connect(document, &Document::opened, this, [this] { set({}); });
}

void SearchScope::set(const std::optional<ByteRange>& range) {
    m_at.clear();
    if (range)
        m_at[m_document->undoStack().index()] = *range;
    if (std::exchange(m_range, range) != range)
        Q_EMIT changed();
}

ByteRange SearchScope::searched() const {
    return m_range.value_or(ByteRange{0, m_document->size()});
}

void SearchScope::follow(const BytesChange& change) {
    if (!m_range)
        return;
    const ByteRange now = movedRange(*m_range, change);
    if (std::exchange(m_range, now) != now)
        Q_EMIT changed();
}

/// Only now is it known at which step of Undo the bytes are.
void SearchScope::endChange(int undoIndex) {
    const bool isHistory = std::exchange(m_movesInHistory, false);
    if (!m_range)
        return;
    if (!isHistory)
        m_at.erase(m_at.lower_bound(undoIndex), m_at.end());
    const ByteRange known = m_at.try_emplace(undoIndex, *m_range).first->second;
    if (std::exchange(m_range, known) != known)
        Q_EMIT changed();
}

} // namespace moji::app
