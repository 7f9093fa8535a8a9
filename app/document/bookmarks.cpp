#include "document/bookmarks.h"

#include "document/document.h"

#include <algorithm>
#include <utility>

namespace moji::app {

Bookmarks::Bookmarks(Document* document)
    : QObject(document)
    , m_document(document) {
    connect(document, &Document::bytesChanged, this, &Bookmarks::follow);
    connect(document, &Document::historyMoved, this, [this] { m_movesInHistory = true; });
    connect(&document->undoStack(), &QUndoStack::indexChanged, this, &Bookmarks::endChange);
    connect(document, &Document::opened, this, &Bookmarks::clear);
}

std::vector<Bookmark>::iterator Bookmarks::place(std::uint64_t offset) {
    return std::ranges::lower_bound(m_list, offset, {}, &Bookmark::offset);
}

const Bookmark* Bookmarks::at(std::uint64_t offset) const {
    const auto found = std::ranges::lower_bound(m_list, offset, {}, &Bookmark::offset);
    return found != m_list.end() && found->offset == offset ? &*found : nullptr;
}

const Bookmark* Bookmarks::next(std::uint64_t offset) const {
    if (m_list.empty())
        return nullptr;
    const auto found = std::ranges::upper_bound(m_list, offset, {}, &Bookmark::offset);
    return found != m_list.end() ? &*found : &m_list.front();
}

const Bookmark* Bookmarks::previous(std::uint64_t offset) const {
    if (m_list.empty())
        return nullptr;
    const auto found = std::ranges::lower_bound(m_list, offset, {}, &Bookmark::offset);
    return found != m_list.begin() ? &*std::prev(found) : &m_list.back();
}

bool Bookmarks::toggle(std::uint64_t offset) {
    if (at(offset) != nullptr) {
        remove(offset);
        return false;
    }
    put({offset, {}});
    Q_EMIT changed();
    return true;
}

void Bookmarks::rename(std::uint64_t offset, const QString& name) {
    if (at(offset) == nullptr || at(offset)->name == name)
        return;
    place(offset)->name = name;
    Q_EMIT changed();
}

void Bookmarks::remove(std::uint64_t offset) {
    if (std::erase_if(m_list, [&](const Bookmark& one) { return one.offset == offset; }) > 0)
        Q_EMIT changed();
}

void Bookmarks::clear() {
    m_lost.clear();
    m_losing.clear();
    if (m_list.empty())
        return;
    m_list.clear();
    Q_EMIT changed();
}

void Bookmarks::replaceAll(const std::vector<Bookmark>& bookmarks) {
    m_lost.clear();
    m_losing.clear();
    m_list.clear();
    for (const Bookmark& bookmark : bookmarks)
        if (bookmark.offset <= m_document->size())
            put(bookmark);
    Q_EMIT changed();
}

void Bookmarks::put(const Bookmark& bookmark) {
    if (at(bookmark.offset) == nullptr)
        m_list.insert(place(bookmark.offset), bookmark);
}

void Bookmarks::follow(const BytesChange& change) {
    if (m_list.empty())
        return;
    // Overwriting byte for byte keeps bookmarks.
    const std::uint64_t kept = std::min(change.result().end, change.removed.end);
    const std::uint64_t growth = change.inserted - change.removed.length(); // may wrap around
    std::erase_if(m_list, [&](const Bookmark& one) {
        const bool lost = one.offset >= kept && one.offset < change.removed.end;
        if (lost)
            m_losing.push_back({one, m_document->size() - growth});
        return lost;
    });
    for (Bookmark& bookmark : m_list)
        if (bookmark.offset >= change.removed.end)
            bookmark.offset += growth;
    Q_EMIT changed();
}

/// Only now is it known which undo command made the change, and in which direction.
void Bookmarks::endChange(int undoIndex) {
    const bool undone = undoIndex < m_undoIndex;
    const int command = undone ? undoIndex : undoIndex - 1;
    m_undoIndex = undoIndex;
    for (Lost& lost : std::exchange(m_losing, {}))
        m_lost.push_back({lost.bookmark, lost.size, command, undone});
    if (std::exchange(m_movesInHistory, false))
        bringBack(command, !undone);
    else // a new edit: nothing is left to redo
        std::erase_if(m_lost, [](const Lost& lost) { return lost.byUndo; });
}

/// The bytes are those from before the command (or before it was undone). A command may be several
/// edits in a row, each of which changed the size.
void Bookmarks::bringBack(int command, bool byUndo) {
    const auto back = std::erase_if(m_lost, [&](const Lost& lost) {
        const bool comes = lost.command == command && lost.byUndo == byUndo;
        if (comes)
            put({lost.bookmark.offset + m_document->size() - lost.size, lost.bookmark.name});
        return comes;
    });
    if (back > 0)
        Q_EMIT changed();
}

} // namespace moji::app
