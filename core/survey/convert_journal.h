#pragma once
// What a conversion in place has done and is about to do, on the disk before it is done: so that a
// killed run can go on, and any run can be undone.
//
// A file of records, each a line of JSON, forced to the disk one by one. The first says what was
// asked for; a list of names may follow it. Then one for each file, before it is replaced: its
// name, SHA-256 before and after, and how to get the old bytes back: they follow the line, unless
// encoding the new text again gives them. What a file's bytes are now says whether it was replaced.
// A file with other names (hard links) is overwritten in place, which a kill can cut short. A
// record that says so comes before that, with the new bytes: undo then can tell a file that is half
// overwritten from one that its user has edited since. Undo adds the same for a file that got its
// other names after it was converted.
// A last record that is not whole was never acted upon.

#include "bytes/locked_file.h"
#include "codec/codec_registry.h"
#include "survey/converter.h"
#include "survey/journal_head.h"

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace moji {

struct JournalRecord {
    std::string name;   // absolute, or below the journal's folder
    std::string before; // SHA-256
    std::string after;
    std::string from; // canonical names
    std::string to;
    bool hasOriginal = false; // else `after` encoded as `from` is the original
    ByteRange original;       // in the journal
    // The new bytes, in the journal, if the file was about to be overwritten in place.
    std::optional<ByteRange> overwriting;
    std::int64_t modifiedSeconds = 0; // of the file before
    std::int64_t modifiedNanoseconds = 0;
};

class ConvertJournal {
public:
    /// A new one at `path`, which must not exist. It has a copy of `list`, names of files (each
    /// with a NUL after it) that were given in place of paths; nullptr: none were. Where that
    /// fails, no file is left behind.
    [[nodiscard]] static Result<std::unique_ptr<ConvertJournal>>
    create(const std::string& path, JournalHead head, const ByteSource* list = nullptr);
    /// One that is there, to go on with. What is not whole at its end goes.
    [[nodiscard]] static Result<std::unique_ptr<ConvertJournal>> open(const std::string& path);
    ConvertJournal(const ConvertJournal&) = delete;
    ConvertJournal& operator=(const ConvertJournal&) = delete;

    /// Before the file is replaced. Callable from several threads.
    [[nodiscard]] Result<Done> add(const PreparedFile& file);
    /// After add(), before the file is overwritten in place. Callable from several threads. Errors:
    /// also that the file had no other names when it was added, so that its old bytes are not kept.
    [[nodiscard]] Result<Done> addOverwriting(const PreparedFile& file);

    [[nodiscard]] const std::string& path() const { return m_file.path(); }
    [[nodiscard]] const JournalHead& head() const { return m_head; }
    /// The list that it was made with, if it was opened. The journal must outlive it.
    [[nodiscard]] const std::shared_ptr<const ByteSource>& list() const { return m_list; }
    /// As they were when it was opened, in order.
    [[nodiscard]] const std::vector<JournalRecord>& records() const { return m_records; }

    /// Gives the file of a record that records() has its old bytes back if it has the new ones.
    /// Relative names are looked up in the folder that the process is in.
    [[nodiscard]] ConvertOutcome undo(const JournalRecord& record, const CodecRegistry& registry);
    /// The same for every file, by name.
    void undoAll(const CodecRegistry& registry, const std::function<void(ConvertOutcome)>& tell);

    /// Where no name is given: in the state folder, which is made for the owner alone. Errors:
    /// those of makePrivateFolder().
    [[nodiscard]] static Result<std::string> defaultPath();

private:
    explicit ConvertJournal(LockedFile file)
        : m_file(std::move(file)) {}
    [[nodiscard]] int descriptor() const { return m_file.descriptor(); }
    [[nodiscard]] Result<Done> read();
    [[nodiscard]] Error failure() const;
    [[nodiscard]] Result<Done> append(const ByteSource& bytes, const std::string& name) const;
    [[nodiscard]] Result<Done> addRecord(const std::string& line, const ByteSource* bytes,
                                         const std::string& name);
    [[nodiscard]] Result<Done> addUndoing(const JournalRecord& record, const ByteSource& original,
                                          const ByteSource& now);
    void readOverwriting(const std::string& name, ByteRange bytes);
    [[nodiscard]] Result<bool> isHalfOverwritten(const JournalRecord& record,
                                                 const ByteSource& now) const;

    LockedFile m_file;
    // Of a journal that was opened: the bytes of its complete records, until the next is added.
    std::optional<std::uint64_t> m_whole;
    bool m_isTorn = false; // the last record is incomplete and could not be removed
    JournalHead m_head;
    std::shared_ptr<const ByteSource> m_list;
    std::unique_ptr<ByteSource> m_bytes; // as they were when it was opened
    std::vector<JournalRecord> m_records;
    std::set<std::string> m_kept; // files added whose old bytes are in the journal
    std::mutex m_mutex;
};

} // namespace moji
