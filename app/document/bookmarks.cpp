#include "document/bookmarks.h"

#include "document/document.h"
#include "text/qt_text.h"

#include <algorithm>
#include <set>

namespace moji::app {

Bookmarks::Bookmarks(Document* document)
    : QObject(document)
    , m_document(document)
    , m_places(document) {
    connect(&m_places, &AnchoredRanges::moved, this, &Bookmarks::refresh);
    connect(document, &Document::opened, this, [this] { m_names.clear(); });
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

std::vector<Bookmarks::Id> Bookmarks::idsAt(std::uint64_t offset) const {
    std::vector<Id> ids;
    for (const auto& [id, place] : m_places.all())
        if (place.begin == offset)
            ids.push_back(id);
    return ids;
}

bool Bookmarks::toggle(std::uint64_t offset) {
    if (at(offset) != nullptr) {
        remove(offset);
        return false;
    }
    if (isFull())
        return false;
    m_names[m_places.add({offset, offset + 1})] = QString();
    refresh();
    return true;
}

void Bookmarks::rename(std::uint64_t offset, const QString& given) {
    const QString name = startOf(given, kMostBookmarkName);
    if (at(offset) == nullptr || at(offset)->name == name)
        return;
    for (const Id id : idsAt(offset))
        m_names[id] = name;
    refresh();
}

void Bookmarks::remove(std::uint64_t offset) {
    if (at(offset) == nullptr)
        return;
    for (const Id id : idsAt(offset)) {
        m_places.remove(id);
        m_names.erase(id);
    }
    refresh();
}

void Bookmarks::clear() {
    m_places.clear();
    m_names.clear();
    if (!m_list.empty())
        refresh();
}

void Bookmarks::replaceAll(const std::vector<Bookmark>& bookmarks) {
    m_places.clear();
    m_names.clear();
    std::set<std::uint64_t> taken;
    for (const auto& [offset, name] :
         bookmarks) // one after the last byte too: its range ends past it
        if (taken.size() < kMostRemarks && offset <= m_document->size() &&
            taken.insert(offset).second)
            m_names[m_places.add({offset, offset + 1})] = startOf(name, kMostBookmarkName);
    refresh();
}

void Bookmarks::refresh() {
    m_list.clear();
    for (const auto& [id, place] : m_places.all())
        m_list.push_back({place.begin, m_names[id]});
    std::ranges::stable_sort(m_list, {}, &Bookmark::offset);
    const auto isSame = [](const Bookmark& a, const Bookmark& b) { return a.offset == b.offset; };
    m_list.erase(std::unique(m_list.begin(), m_list.end(), isSame), m_list.end());
    if (m_list.size() > kMostRemarks) // Undo restored some after others were set
        m_list.resize(kMostRemarks);
    Q_EMIT changed();
}

} // namespace moji::app
