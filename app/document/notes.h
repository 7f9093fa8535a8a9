#pragma once
// What the reader wrote about bytes of a document. A note belongs to its bytes: it moves, grows and
// shrinks with them, disappears with the last of them and returns with them on Undo. Opening other
// bytes drops all of them.

#include "document/anchored_ranges.h"

#include <QObject>
#include <QString>

#include <map>
#include <vector>

namespace moji::app {

struct Note {
    ByteRange range; // never empty
    QString text;    // never empty; may have several lines
    bool operator==(const Note&) const = default;
};

/// The longest text of a note, in UTF-16 units.
inline constexpr int kMostNoteText = 2000;

class Notes : public QObject {
    Q_OBJECT
public:
    explicit Notes(Document* document);

    /// In the order of their first bytes; of those that start together the shortest first. At most
    /// kMostRemarks.
    [[nodiscard]] const std::vector<Note>& list() const { return m_list; }
    /// Whether there are as many as there can be.
    [[nodiscard]] bool isFull() const { return m_list.size() >= kMostRemarks; }
    /// Those that have a byte in `range`, in order.
    [[nodiscard]] std::vector<Note> in(ByteRange range) const;
    /// The shortest one that has the byte at `offset`; nullptr if there is none.
    [[nodiscard]] const Note* at(std::uint64_t offset) const;

    /// Writes the note of exactly these bytes, clamped to the document; an empty text removes it.
    /// Writes none if isFull().
    /// The range may be that of an earlier one, which is replaced. Returns whether there is one
    /// now.
    bool write(ByteRange range, const QString& text);
    void remove(ByteRange range);
    /// Notes of an earlier session. What is past the last byte, and more than kMostRemarks, is
    /// dropped.
    void replaceAll(const std::vector<Note>& notes);
    /// The bytes of each.
    [[nodiscard]] AnchoredRanges& ranges() { return m_ranges; }

Q_SIGNALS:
    void changed();

private:
    using Id = AnchoredRanges::Id;
    void refresh();

    Document* m_document;
    AnchoredRanges m_ranges;
    std::map<Id, QString> m_texts; // also of those that Undo may restore
    std::vector<Note> m_list;
};

} // namespace moji::app
