#pragma once
// Ranges that belong to their bytes. A range moves when bytes before it are inserted or removed,
// grows and shrinks with edits inside it, and disappears with its last byte; Undo and Redo restore
// it exactly. Opening other bytes drops all of them. Bookmarks, notes and pins are kept in such
// ranges.

#include "bytes/byte_range.h"
#include "document/bytes_change.h"

#include <QObject>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace moji::app {

/// The most bookmarks of a document, and the most notes: as many as a session can hold.
inline constexpr std::size_t kMostRemarks = 10'000;

class Document;

class AnchoredRanges : public QObject {
    Q_OBJECT
public:
    /// Identifies a range for as long as the document is open, also while it has disappeared.
    using Id = std::uint64_t;
    using Ranges = std::map<Id, ByteRange>;

    /// `document` must outlive it.
    explicit AnchoredRanges(Document* document);

    [[nodiscard]] const Ranges& all() const { return m_ranges; }
    /// `range` must not be empty.
    Id add(ByteRange range);
    /// For good: Undo does not restore it.
    void remove(Id id);
    void clear();
    /// After an edit of all bytes: where some ranges are now, as only its maker knows. Undo brings
    /// them back to where they were before it.
    void place(const Ranges& ranges);

Q_SIGNALS:
    /// Edits moved, removed or restored some, or other bytes dropped all.
    void moved();

private:
    /// The range before a command that removed one of its ends.
    struct Cut {
        Id id;
        ByteRange range;
        int command = 0;     // of the undo stack
        bool byUndo = false; // cut by an undo, so that Redo restores it; otherwise Undo does
    };
    void follow(const BytesChange& change);
    void endChange(int undoIndex);
    [[nodiscard]] std::optional<ByteRange> beforeTyping(ByteRange range) const;
    void restore(int command, bool byUndo);

    Document* m_document;
    Ranges m_ranges;
    std::vector<Cut> m_cuts;    // the oldest first
    std::vector<Cut> m_cutting; // by the edit under way
    BytesChange m_change;       // the last one
    struct {
        int command = -1; // that made them, and may still be typed on
        std::vector<BytesChange> changes;
    } m_typed;
    Id m_next = 0;
    int m_undoIndex = 0;
    bool m_movesInHistory = false;
};

} // namespace moji::app
