#pragma once
// The bytes of a document that the search is limited to ("In selection"), if it is. They follow
// edits: what is inserted or replaced between their edges belongs to them, what is typed at an edge
// does not. Undo and Redo bring back exactly what they were. Opening other bytes ends the limit.

#include "bytes/byte_range.h"
#include "document/bytes_change.h"

#include <QObject>

#include <map>
#include <optional>

namespace moji::app {

class Document;

class SearchScope final : public QObject {
    Q_OBJECT
public:
    /// That of a document, made when first asked for.
    [[nodiscard]] static SearchScope& of(Document& document);

    /// Nothing: all bytes. It can become empty, when all its bytes are removed.
    [[nodiscard]] const std::optional<ByteRange>& range() const { return m_range; }
    void set(const std::optional<ByteRange>& range);
    /// The bytes to search in.
    [[nodiscard]] ByteRange searched() const;

Q_SIGNALS:
    /// Set, ended, or another range after an edit.
    void changed();

private:
    explicit SearchScope(Document* document);
    void follow(const BytesChange& change);
    void endChange(int undoIndex);

    Document* m_document;
    std::optional<ByteRange> m_range;
    std::map<int, ByteRange> m_at; // what it was, by the index of the undo stack
    bool m_movesInHistory = false;
};

/// Where a range is after an edit: what replaced bytes that were all in it is in it too.
[[nodiscard]] ByteRange movedRange(ByteRange range, const BytesChange& change);

} // namespace moji::app
