#pragma once
// Lines of a document whose encoding the reader has chosen. A pin belongs to the bytes of its line:
// it moves with them, stays while one of them is left, and disappears with the last; Undo restores
// it. Opening other bytes removes all pins. Only the byte 0A ends a line.

#include "document/anchored_ranges.h"

#include <QObject>

#include <cstdint>
#include <map>
#include <set>
#include <vector>

namespace moji {
class Codec;
}

namespace moji::app {

class Document;

class LinePins : public QObject {
    Q_OBJECT
public:
    /// By the offset of the line's first byte.
    using Pins = std::map<std::uint64_t, const Codec*>;
    /// Identify pins for as long as the document is open.
    using Ids = std::vector<AnchoredRanges::Id>;

    explicit LinePins(Document* document);

    [[nodiscard]] const Pins& all() const { return m_pins; }
    /// Pins the line that begins at `offset`. nullptr removes the pin.
    void set(std::uint64_t offset, const Codec* codec);
    void clear();
    /// Puts all pins aside, and brings `back` those that were put aside before; returns the former.
    /// For edits after which the lines are those of another text.
    [[nodiscard]] Ids exchange(const Ids& back);

Q_SIGNALS:
    /// Edits moved, removed or restored some, or other bytes dropped all.
    void moved();

private:
    using Id = AnchoredRanges::Id;
    void follow();

    Document* m_document;
    AnchoredRanges m_lines;
    std::map<Id, const Codec*> m_codecs;      // also of those that Undo may restore
    std::set<Id> m_aside;                     // of another text
    std::multimap<std::uint64_t, Id> m_idsAt; // by the first byte of the line that each is in now
    Pins m_pins;
};

} // namespace moji::app
