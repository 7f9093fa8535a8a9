#pragma once
// Named places of a document. A bookmark belongs to its byte:
// it moves when bytes before it are inserted or removed, and disappears with its byte and returns
// with it on Undo. Opening other bytes drops all of them.

#include "bytes/byte_range.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace moji::app {

class Document;
struct BytesChange;

struct Bookmark {
    std::uint64_t offset = 0;
    QString name; // empty: none was given
    bool operator==(const Bookmark&) const = default;
};

class Bookmarks : public QObject {
    Q_OBJECT
public:
    explicit Bookmarks(Document* document);

    /// In the order of their offsets, no two at one.
    [[nodiscard]] const std::vector<Bookmark>& list() const { return m_list; }
    /// nullptr if there is none at `offset`.
    [[nodiscard]] const Bookmark* at(std::uint64_t offset) const;
    /// The next one after `offset`, or else the first; nullptr if there are none.
    [[nodiscard]] const Bookmark* next(std::uint64_t offset) const;
    /// The last one before `offset`, or else the last of all.
    [[nodiscard]] const Bookmark* previous(std::uint64_t offset) const;

    /// Sets or removes the one at `offset`. Returns whether there is one now.
    bool toggle(std::uint64_t offset);
    void rename(std::uint64_t offset, const QString& name);
    void remove(std::uint64_t offset);
    void clear();
    /// Bookmarks of an earlier session. Those past the last byte are dropped.
    void replaceAll(const std::vector<Bookmark>& bookmarks);

Q_SIGNALS:
    void changed();

private:
    /// A bookmark that was removed with its byte.
    struct Lost {
        Bookmark bookmark;   // where it was
        std::uint64_t size;  // of all bytes then
        int command = 0;     // of the undo stack, that took it
        bool byUndo = false; // removed by an undo, so that Redo restores it; otherwise Undo does
    };
    void follow(const BytesChange& change);
    void endChange(int undoIndex);
    void bringBack(int command, bool byUndo);
    void put(const Bookmark& bookmark);
    [[nodiscard]] std::vector<Bookmark>::iterator place(std::uint64_t offset);

    Document* m_document;
    std::vector<Bookmark> m_list;
    std::vector<Lost> m_lost;
    std::vector<Lost> m_losing; // by the change under way
    int m_undoIndex = 0;
    bool m_movesInHistory = false;
};

} // namespace moji::app
