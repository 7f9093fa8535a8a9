#pragma once
// Unsaved edits on the disk, so that they outlive a program that is killed. A journal is a file of
// records, each with its length and checksum, only ever appended to: the bytes that were typed or
// pasted, and now and then the list of pieces that the document consists of. What is left of the
// last record when the program is killed in the middle of it is ignored; the one before counts.
//
// The program holds a lock on its journals (flock(2)), which ends with it: a journal without a lock
// is one that was left behind.

#include "bytes/file_stamp.h"
#include "bytes/locked_file.h"
#include "bytes/piece_table.h"
#include "support/progress.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace moji {

/// What the document is that was edited.
struct JournalHead {
    std::string path;  // of the file; empty: in no file
    std::string name;  // to show
    std::string codec; // canonical name
    FileStamp stamp;   // of the file when the edits were made
    bool operator==(const JournalHead&) const = default;
};

class EditJournal {
public:
    /// Of the names of journals.
    static constexpr std::string_view kSuffix = ".journal";

    /// A new journal in `folder`, which is made where it is missing.
    [[nodiscard]] static Result<std::unique_ptr<EditJournal>> create(const std::string& folder);
    /// The journal goes: what ended in order needs none.
    ~EditJournal();
    EditJournal(const EditJournal&) = delete;
    EditJournal& operator=(const EditJournal&) = delete;

    /// The document as it is now. Pieces of `original` (the file at head.path; may be nullptr) are
    /// written as places in it, all others with their bytes, each source once, in blocks. Errors:
    /// the disk's (it is full also where half of what is free would not do), and Cancelled;
    /// then what was recorded before stands.
    [[nodiscard]] Result<Done> record(const JournalHead& head, const PieceTable& table,
                                      const ByteSource* original, const std::stop_token& stop = {},
                                      const ProgressCallback& report = {});
    [[nodiscard]] const std::string& path() const { return m_path; }

private:
    explicit EditJournal(LockedFile file);
    [[nodiscard]] Result<Done> append(char kind, const Bytes& payload);
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
        std::shared_ptr<const ByteSource> source; // kept, so that its address stays its own
        std::uint64_t id = 0;
    };
    LockedFile m_file;
    std::string m_path;                   // that of m_file once it is recorded
    std::optional<LockedFile> m_replaced; // has the path meanwhile, and is locked like any other
    std::map<const ByteSource*, Written> m_written;
    std::uint64_t m_lastId = 0;
    std::optional<JournalHead> m_head;
    std::uint64_t m_size = 0; // of the file
    bool m_isTorn = false;    // its last record is not whole: what follows would not be found
};

} // namespace moji
