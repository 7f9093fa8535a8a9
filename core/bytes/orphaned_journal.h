#pragma once
// Journals that a program left behind when it was killed.

#include "bytes/edit_journal.h"

namespace moji {

/// A journal that a program left behind.
class OrphanedJournal {
public:
    [[nodiscard]] const JournalHead& head() const { return m_head; }
    /// Bytes in all with the edits.
    [[nodiscard]] std::uint64_t size() const;
    /// The document as it was last recorded. `original`: the file at head().path, or nullptr where
    /// there is none. Errors: it is not the file that was edited (any more).
    [[nodiscard]] Result<PieceTable> rebuild(std::shared_ptr<const ByteSource> original) const;
    /// Forgets it.
    void discard() const { m_file.remove(); }

    /// All in `folder` that hold edits; those that hold none are removed.
    [[nodiscard]] static std::vector<OrphanedJournal> findAll(const std::string& folder);

private:
    explicit OrphanedJournal(LockedFile file)
        : m_file(std::move(file)) {}
    [[nodiscard]] bool read();
    void take(char kind, ByteView payload);
    void takeHead(ByteView payload);
    void takeSource(ByteView payload);
    void takePieces(ByteView payload);

    struct Place {
        std::uint64_t source = 0; // 0: the original
        std::uint64_t offset = 0;
        std::uint64_t length = 0;
    };
    LockedFile m_file;
    JournalHead m_head;
    std::map<std::uint64_t, std::shared_ptr<const ByteSource>> m_sources;
    std::vector<Place> m_places;
    bool m_recorded = false;
};

} // namespace moji
