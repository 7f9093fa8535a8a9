#pragma once
// Named places of a document. A bookmark belongs to its byte:
// it moves when bytes before it are inserted or removed, and disappears with its byte and returns
// with it on Undo. Opening other bytes drops all of them.

#include "document/anchored_ranges.h"

#include <QObject>
#include <QString>

#include <map>
#include <vector>

namespace moji::app {

/// The longest name of a bookmark, in UTF-16 units; the rest of a longer one is dropped.
inline constexpr qsizetype kMostBookmarkName = 4096;

struct Bookmark {
    std::uint64_t offset = 0;
    QString name; // empty: none was given
    bool operator==(const Bookmark&) const = default;
};

class Bookmarks : public QObject {
    Q_OBJECT
public:
    explicit Bookmarks(Document* document);

    /// In the order of their offsets, no two at one; at most kMostRemarks.
    [[nodiscard]] const std::vector<Bookmark>& list() const { return m_list; }
    /// nullptr if there is none at `offset`.
    [[nodiscard]] const Bookmark* at(std::uint64_t offset) const;
    /// The next one after `offset`, or else the first; nullptr if there are none.
    [[nodiscard]] const Bookmark* next(std::uint64_t offset) const;
    /// The last one before `offset`, or else the last of all.
    [[nodiscard]] const Bookmark* previous(std::uint64_t offset) const;

    /// Whether there are as many as there can be.
    [[nodiscard]] bool isFull() const { return m_list.size() >= kMostRemarks; }

    /// Sets or removes the one at `offset`; sets none if isFull(). Returns whether there is one
    /// now.
    bool toggle(std::uint64_t offset);
    void rename(std::uint64_t offset, const QString& name);
    void remove(std::uint64_t offset);
    void clear();
    /// Bookmarks of an earlier session. Those past the last byte, and more than kMostRemarks, are
    /// dropped.
    void replaceAll(const std::vector<Bookmark>& bookmarks);
    /// The byte of each.
    [[nodiscard]] AnchoredRanges& places() { return m_places; }

Q_SIGNALS:
    void changed();

private:
    using Id = AnchoredRanges::Id;
    [[nodiscard]] std::vector<Id> idsAt(std::uint64_t offset) const;
    void refresh();

    Document* m_document;
    AnchoredRanges m_places;
    std::map<Id, QString> m_names; // also of those that Undo may restore
    std::vector<Bookmark> m_list;
};

} // namespace moji::app
