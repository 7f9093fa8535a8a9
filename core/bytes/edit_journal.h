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
    /// So many bytes of one source are written to a journal at most; documents that consist of
    /// more that is in no file are not journaled.
    static constexpr std::uint64_t kMostBytes = 256 * 1024 * 1024;
    /// Of the names of journals.
    static constexpr std::string_view kSuffix = ".journal";

    /// A new journal in `folder`, which is made where it is missing.
    [[nodiscard]] static Result<std::unique_ptr<EditJournal>> create(const std::string& folder);
    /// The journal goes: what ended in order needs none.
    ~EditJournal();
    EditJournal(const EditJournal&) = delete;
    EditJournal& operator=(const EditJournal&) = delete;

    /// The document as it is now. Pieces of `original` (the file at head.path; may be nullptr) are
    /// written as places in it, all others with their bytes, each source once.
    [[nodiscard]] Result<Done> record(const JournalHead& head, const PieceTable& table,
                                      const ByteSource* original);
    [[nodiscard]] const std::string& path() const { return m_file.path(); }

private:
    explicit EditJournal(LockedFile file)
        : m_file(std::move(file)) {}
    [[nodiscard]] Result<Done> append(char kind, const Bytes& payload);
    [[nodiscard]] Result<std::uint64_t> idOf(const std::shared_ptr<const ByteSource>& source);
    [[nodiscard]] Result<Done> startAnew();
    [[nodiscard]] Error failure() const;

    struct Written {
        std::shared_ptr<const ByteSource> source; // kept, so that its address stays its own
        std::uint64_t id = 0;
    };
    LockedFile m_file;
    std::map<const ByteSource*, Written> m_written;
    std::optional<JournalHead> m_head;
    std::uint64_t m_size = 0; // of the file
};

} // namespace moji
