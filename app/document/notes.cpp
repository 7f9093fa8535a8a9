#include "document/notes.h"

#include "document/document.h"
#include "text/qt_text.h"

#include <algorithm>
#include <tuple>

namespace moji::app {

Notes::Notes(Document* document)
    : QObject(document)
    , m_document(document)
    , m_ranges(document) {
    connect(&m_ranges, &AnchoredRanges::moved, this, &Notes::refresh);
    connect(document, &Document::opened, this, [this] { m_texts.clear(); });
}

std::vector<Note> Notes::in(ByteRange range) const {
    std::vector<Note> notes;
    for (const Note& note : m_list)
        if (note.range.intersects(range))
            notes.push_back(note);
    return notes;
}

const Note* Notes::at(std::uint64_t offset) const {
    const Note* found = nullptr;
    for (const Note& note : m_list)
        if (note.range.contains(offset) &&
            (found == nullptr || note.range.length() < found->range.length()))
            found = &note;
    return found;
}

bool Notes::write(ByteRange range, const QString& text) {
    const ByteRange bytes = range.clampedTo({0, m_document->size()});
    const QString written = startOf(text.trimmed(), kMostNoteText);
    if (bytes.empty())
        return false;
    bool hasRoom = !isFull();
    std::erase_if(m_texts, [&](const auto& one) {
        const auto found = m_ranges.all().find(one.first);
        const bool isReplaced = found != m_ranges.all().end() && found->second == bytes;
        if (isReplaced)
            m_ranges.remove(one.first);
        hasRoom |= isReplaced;
        return isReplaced;
    });
    const bool writes = hasRoom && !written.isEmpty();
    if (writes)
        m_texts[m_ranges.add(bytes)] = written;
    refresh();
    return writes;
}

void Notes::remove(ByteRange range) {
    write(range, {});
}

void Notes::replaceAll(const std::vector<Note>& notes) {
    m_ranges.clear();
    m_texts.clear();
    for (const Note& note : notes) {
        const ByteRange bytes = note.range.clampedTo({0, m_document->size()});
        const QString text = startOf(note.text.trimmed(), kMostNoteText);
        if (m_texts.size() < kMostRemarks && !bytes.empty() && !text.isEmpty())
            m_texts[m_ranges.add(bytes)] = text;
    }
    refresh();
}

void Notes::refresh() {
    if (m_list.empty() && m_ranges.all().empty())
        return;
    m_list.clear();
    for (const auto& [id, range] : m_ranges.all())
        m_list.push_back({range, m_texts[id]});
    std::ranges::stable_sort(
        m_list, {}, [](const Note& note) { return std::tuple(note.range.begin, note.range.end); });
    if (m_list.size() > kMostRemarks) // Undo restored some after others were written
        m_list.resize(kMostRemarks);
    Q_EMIT changed();
}

} // namespace moji::app
