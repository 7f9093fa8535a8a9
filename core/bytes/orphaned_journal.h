#pragma once
// Journals left by a program that was killed. Their content stays on disk and is read when needed:
// a journal may be as large as the edited files.

#include "bytes/edit_journal.h"
#include "bytes/file_source.h"
#include "bytes/journal_format.h"

namespace moji {

/// A journal left by a program that was killed.
class OrphanedJournal {
public:
    [[nodiscard]] const EditJournalHead& head() const { return m_head; }
    /// The document's size in bytes, with the edits.
    [[nodiscard]] std::uint64_t size() const;
    /// The document as last recorded. `original`: the file at head().path, or nullptr if there is
    /// none. Error: it is not (or no longer) the file that was edited.
    [[nodiscard]] Result<PieceTable>
    rebuild(const std::shared_ptr<const ByteSource>& original) const;
    /// Removes the journal.
    void discard() const { m_file.remove(); }

    /// All journals in `folder` that hold edits; removes those that hold none. Leaves alone what
    /// cannot be read now, symbolic links, and files of another user. `areSomeInUse`, if given:
    /// whether another program holds some, perhaps one that is just coming to its end.
    [[nodiscard]] static std::vector<OrphanedJournal> findAll(const std::string& folder,
                                                              bool* areSomeInUse = nullptr);

private:
    struct Place {
        std::uint64_t source = 0; // 0: the original
        std::uint64_t offset = 0;
        std::uint64_t length = 0;
    };
    explicit OrphanedJournal(LockedFile file)
        : m_file(std::move(file)) {}
    /// Whether it holds edits. Error: it cannot be read.
    [[nodiscard]] Result<bool> read();
    [[nodiscard]] Result<Done> take(const journal::Record& record);
    [[nodiscard]] Result<Done> takeHead(const journal::Record& record);
    [[nodiscard]] Result<Done> takeRemarks(const journal::Record& record);
    [[nodiscard]] Result<Done> takeSource(ByteRange payload);
    void takePieces(ByteView payload);
    [[nodiscard]] bool appendPieces(const Place& place, std::vector<Piece>& pieces) const;

    struct Block {
        std::uint64_t begin = 0;  // position in its source
        std::uint64_t offset = 0; // position in the journal
        std::uint64_t length = 0;
    };
    LockedFile m_file;
    std::shared_ptr<const FileSource>
        m_bytes; // the journal's content; readable even after the file is removed
    EditJournalHead m_head;
    std::map<std::uint64_t, std::vector<Block>> m_sources;
    std::vector<Place> m_places;
};

} // namespace moji
