#pragma once
// Unsaved edits on disk, so that they survive when the program is killed. A journal is an
// append-only file of records, each with its length and checksum: the bytes typed or pasted, and
// from time to time the list of pieces that make up the document. If the program is killed while it
// writes a record, the incomplete record is ignored and the one before counts.
//
// The program holds a lock (flock(2)) on each of its journals; the lock ends with the program. So a
// journal without a lock was left by a program that has ended.

#include "bytes/file_stamp.h"
#include "bytes/locked_file.h"
#include "bytes/piece_table.h"
#include "support/progress.h"

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace moji {

/// Which document was edited.
struct EditJournalHead {
    std::string path;  // path of the file; empty: no file
    std::string name;  // display name
    std::string codec; // canonical name
    FileStamp stamp;   // the file's stamp when the edits were made
    /// What the reader remarked on the edited bytes, in a form of the caller's; nothing if a
    /// journal says nothing of it.
    std::optional<std::string> remarks = {};
    bool operator==(const EditJournalHead&) const = default;
};

class EditJournal {
public:
    /// The suffix of journal names.
    static constexpr std::string_view kSuffix = ".journal";
    /// The further suffix of a journal that is being rewritten.
    static constexpr std::string_view kUnfinished = ".new";

    /// Creates a journal in `folder`; creates the folder if it is missing.
    [[nodiscard]] static Result<std::unique_ptr<EditJournal>> create(const std::string& folder);
    /// Removes the journal: after an orderly end nothing needs it.
    ~EditJournal();
    EditJournal(const EditJournal&) = delete;
    EditJournal& operator=(const EditJournal&) = delete;

    /// Records the document as it is now. Pieces of `original` (the file at head.path; may be
    /// nullptr) are written as positions in it, all others with their bytes: each source once, in
    /// blocks. Errors: disk errors (also "full" if the journal would take more than half of the
    /// free space), and Cancelled; after an error the previous record still counts.
    [[nodiscard]] Result<Done> record(const EditJournalHead& head, const PieceTable& table,
                                      const ByteSource* original, const std::stop_token& stop = {},
                                      const ProgressCallback& report = {});
    [[nodiscard]] const std::string& path() const { return m_path; }

private:
    explicit EditJournal(LockedFile file);
    [[nodiscard]] Result<Done> append(char kind, const Bytes& payload);
    [[nodiscard]] Result<Done> appendHead(const EditJournalHead& head);
    struct Watch {
        const std::stop_token& stop;
        const ProgressCallback& report;
    };
    [[nodiscard]] Result<std::uint64_t> idOf(const std::shared_ptr<const ByteSource>& source,
                                             const Watch& watch);
    [[nodiscard]] Result<Done> appendSource(const ByteSource& source, std::uint64_t id,
                                            const Watch& watch);
    [[nodiscard]] Result<Done> checkRoomFor(std::uint64_t size) const;
    [[nodiscard]] Result<Done> startAnew();
    [[nodiscard]] Error failure() const;

    struct Written {
        std::shared_ptr<const ByteSource>
            source; // kept alive, so that no other source gets its address
        std::uint64_t id = 0;
    };
    LockedFile m_file;
    std::string m_path; // path of m_file, once a record is complete
    std::optional<LockedFile>
        m_replaced; // the journal that has the path until then; locked as well
    std::map<const ByteSource*, Written> m_written;
    std::uint64_t m_lastId = 0;
    std::optional<EditJournalHead> m_head; // that of the last record
    std::uint64_t m_size = 0;              // of the file, in bytes
    bool m_isTorn = false; // the last record is incomplete: readers would not find a later one
};

} // namespace moji
