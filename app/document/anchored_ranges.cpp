#include "document/anchored_ranges.h"

#include "document/document.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace moji::app {

namespace {

/// Which bytes an edit keeps, and where they are afterwards. Overwriting byte for byte keeps them.
class KeptBytes {
public:
    explicit KeptBytes(const BytesChange& change)
        : m_change(change) {}

    [[nodiscard]] bool isKept(std::uint64_t offset) const { return lostAround(offset).empty(); }
    /// Nothing if all its bytes are lost.
    [[nodiscard]] std::optional<ByteRange> moved(ByteRange range) const {
        std::uint64_t first = range.begin;
        for (auto lost = lostAround(first); !lost.empty(); lost = lostAround(first))
            first = lost.end;
        if (first >= range.end)
            return {};
        std::uint64_t last = range.end - 1;
        for (auto lost = lostAround(last); !lost.empty(); lost = lostAround(last))
            last = lost.begin - 1;
        return ByteRange{moved(first), moved(last) + 1};
    }

private:
    /// Lost bytes next to each other of which that at `offset` is one. Empty if it is kept.
    [[nodiscard]] ByteRange lostAround(std::uint64_t offset) const {
        const auto part = m_change.partAt(offset);
        if (!part)
            return {};
        const ByteRange lost{part->removed.begin + part->result.length(), part->removed.end};
        return lost.begin <= offset && offset < lost.end ? lost : ByteRange{};
    }
    /// Of a byte that is kept.
    [[nodiscard]] std::uint64_t moved(std::uint64_t offset) const {
        const auto part = m_change.partAt(offset);
        if (!part)
            return offset;
        return offset < part->removed.end ? part->result.begin + (offset - part->removed.begin)
                                          : part->result.end + (offset - part->removed.end);
    }

    const BytesChange& m_change;
};

} // namespace

AnchoredRanges::AnchoredRanges(Document* document)
    : m_document(document) {
    connect(document, &Document::bytesChanged, this, &AnchoredRanges::follow);
    connect(document, &Document::historyMoved, this, [this] { m_movesInHistory = true; });
    connect(&document->undoStack(), &QUndoStack::indexChanged, this, &AnchoredRanges::endChange);
    connect(document, &Document::opened, this, [this] {
        const bool hadSome = !m_ranges.empty();
        clear();
        if (hadSome)
            Q_EMIT moved();
    });
}

AnchoredRanges::Id AnchoredRanges::add(ByteRange range) {
    m_ranges[m_next] = range;
    return m_next++;
}

void AnchoredRanges::remove(Id id) {
    m_ranges.erase(id);
    const auto isOfIt = [id](const Cut& cut) { return cut.id == id; };
    std::erase_if(m_cuts, isOfIt);
    std::erase_if(m_cutting, isOfIt);
}

void AnchoredRanges::clear() {
    m_ranges.clear();
    m_cuts.clear();
    m_cutting.clear();
    m_typed = {};
}

void AnchoredRanges::place(const Ranges& ranges) {
    for (const auto& [id, range] : ranges)
        m_ranges[id] = range;
    if (!ranges.empty())
        Q_EMIT moved();
}

void AnchoredRanges::follow(const BytesChange& change) {
    m_change = change;
    if (m_ranges.empty())
        return;
    const KeptBytes kept(change);
    // What is the same byte afterwards is then a matter of opinion: place().
    const bool isOfAll = change.result() == ByteRange{0, m_document->size()};
    for (auto one = m_ranges.begin(); one != m_ranges.end();) {
        auto& [id, range] = *one;
        if (isOfAll || !kept.isKept(range.begin) || !kept.isKept(range.end - 1))
            m_cutting.push_back({id, range});
        const auto now = kept.moved(range);
        range = now.value_or(ByteRange{});
        one = now ? std::next(one) : m_ranges.erase(one);
    }
    Q_EMIT moved();
}

/// Only now is it known which undo command made the change, and in which direction.
void AnchoredRanges::endChange(int undoIndex) {
    const bool undone = undoIndex < m_undoIndex;
    const int command = undone ? undoIndex : undoIndex - 1;
    m_undoIndex = undoIndex;
    const bool isHistory = std::exchange(m_movesInHistory, false);
    if (isHistory || command != m_typed.command)
        m_typed = {};
    for (const Cut& cut : std::exchange(m_cutting, {}))
        if (const auto range = beforeTyping(cut.range))
            m_cuts.push_back({cut.id, *range, command, undone});
    if (isHistory)
        return restore(command, !undone);
    m_typed.command = command;
    m_typed.changes.push_back(m_change);
    // A new edit: nothing is left to redo.
    std::erase_if(m_cuts, [](const Cut& cut) { return cut.byUndo; });
}

/// What is typed in a row is one command, of several edits. Where `range` was before all of them;
/// nothing if its bytes are new.
std::optional<ByteRange> AnchoredRanges::beforeTyping(ByteRange range) const {
    std::optional<ByteRange> before = range;
    for (auto made = m_typed.changes.rbegin(); before && made != m_typed.changes.rend(); ++made) {
        const BytesChange back = made->reversed();
        before = KeptBytes(back).moved(*before);
    }
    return before;
}

/// The bytes are those from before the command (or before it was undone). Of several edits the
/// first one that cut a range knows it whole.
void AnchoredRanges::restore(int command, bool byUndo) {
    std::set<Id> restored;
    std::erase_if(m_cuts, [&](const Cut& cut) {
        const bool returns = cut.command == command && cut.byUndo == byUndo;
        if (returns && restored.insert(cut.id).second)
            m_ranges[cut.id] = cut.range;
        return returns;
    });
    if (!restored.empty())
        Q_EMIT moved();
}

} // namespace moji::app
