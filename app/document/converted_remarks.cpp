#include "document/converted_remarks.h"

#include "document/bookmarks.h"
#include "document/document.h"
#include "document/notes.h"

namespace moji::app {

KeptPlaces::KeptPlaces(const Document& document) {
    for (const Bookmark& bookmark : document.bookmarks().list())
        begins.insert(bookmark.offset);
    for (const Note& note : document.notes().list()) {
        begins.insert(note.range.begin);
        ends.insert(note.range.end);
    }
}

ConvertedRemarks::ConvertedRemarks(Document& document, const ConvertedPlaces& places)
    : m_document(document) {
    const auto& [begins, ends] = places;
    for (const auto& [id, place] : document.bookmarks().places().all())
        if (const auto now = begins.find(place.begin); now != begins.end())
            m_bookmarks[id] = {now->second, now->second + 1};
    for (const auto& [id, range] : document.notes().ranges().all()) {
        const auto begin = begins.find(range.begin);
        const auto end = ends.find(range.end);
        if (begin != begins.end() && end != ends.end() && begin->second < end->second)
            m_notes[id] = {begin->second, end->second};
    }
}

void ConvertedRemarks::place() const {
    m_document.bookmarks().places().place(m_bookmarks);
    m_document.notes().ranges().place(m_notes);
}

BytesChange conversionChange(const Document& document, const ConvertedPlaces& places,
                             std::uint64_t size) {
    std::map<std::uint64_t, std::uint64_t> edges = places.ends;
    edges.insert(places.begins.begin(), places.begins.end());
    edges[document.size()] = size;
    std::vector<Splice> parts;
    std::uint64_t from = 0; // of the part
    std::uint64_t to = 0;   // where it is after it
    for (const auto& [before, after] : edges) {
        if (before <= from || after < to)
            continue; // the beginning, or two places of one escape sequence
        parts.push_back({{from, before}, after - to});
        from = before;
        to = after;
    }
    return parts.empty() ? BytesChange{{0, document.size()}, size} : changeOf(parts);
}

} // namespace moji::app
