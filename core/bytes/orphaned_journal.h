#pragma once
// Journals that a program left behind when it was killed. What is in them stays there and is read
// when it is needed: a journal may be as large as the files that were edited.

#include "bytes/edit_journal.h"
#include "bytes/file_source.h"

namespace moji {

/// A journal that a program left behind.
class OrphanedJournal {
public:
    [[nodiscard]] const JournalHead& head() const { return m_head; }
    /// Bytes in all with the edits.
    [[nodiscard]] std::uint64_t size() const;
    /// The document as it was last recorded. `original`: the file at head().path, or nullptr where
    /// there is none. Errors: it is not the file that was edited (any more).
    [[nodiscard]] Result<PieceTable>
    rebuild(const std::shared_ptr<const ByteSource>& original) const;
    /// Forgets it.
    void discard() const { m_file.remove(); }

    /// All in `folder` that hold edits; those that hold none are removed.
    [[nodiscard]] static std::vector<OrphanedJournal> findAll(const std::string& folder);

private:
    struct Place {
        std::uint64_t source = 0; // 0: the original
        std::uint64_t offset = 0;
        std::uint64_t length = 0;
    };
    explicit OrphanedJournal(LockedFile file)
        : m_file(std::move(file)) {}
    [[nodiscard]] bool read();
    void takeHead(ByteView payload);
    void takeSource(ByteRange payload);
    void takePieces(ByteView payload);
    [[nodiscard]] bool appendPieces(const Place& place, std::vector<Piece>& pieces) const;

    struct Block {
        std::uint64_t begin = 0;  // in its source
        std::uint64_t offset = 0; // in the journal
        std::uint64_t length = 0;
    };
    LockedFile m_file;
    std::shared_ptr<const FileSource> m_bytes; // of the journal; it can be read when removed, too
    JournalHead m_head;
    std::map<std::uint64_t, std::vector<Block>> m_sources;
    std::vector<Place> m_places;
};

} // namespace moji
