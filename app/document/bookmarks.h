#pragma once
// Bytes of a document that one wants to come back to, with names. A bookmark belongs to its byte:
// it moves when bytes before it are inserted or removed, goes with its byte and comes back with it
// by Undo. Other bytes (a file opened, a new document) have none of the old ones.

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
    /// nullptr where there is none at `offset`.
    [[nodiscard]] const Bookmark* at(std::uint64_t offset) const;
    /// The nearest behind `offset`, or else the first of all; nullptr where there is none.
    [[nodiscard]] const Bookmark* next(std::uint64_t offset) const;
    /// The nearest before `offset`, or else the last of all.
    [[nodiscard]] const Bookmark* previous(std::uint64_t offset) const;

    /// Sets one at `offset`, or takes it away where there is one. Whether there is one now.
    bool toggle(std::uint64_t offset);
    void rename(std::uint64_t offset, const QString& name);
    void remove(std::uint64_t offset);
    void clear();
    /// Of another day. Those behind the last byte are left out.
    void replaceAll(const std::vector<Bookmark>& bookmarks);

Q_SIGNALS:
    void changed();

private:
    /// One that went with its byte.
    struct Lost {
        Bookmark bookmark;   // where it was
        std::uint64_t size;  // of all bytes then
        int command = 0;     // of the undo stack, that took it
        bool byUndo = false; // by being undone, so that Redo brings it back; else Undo does
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
