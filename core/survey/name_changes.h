#pragma once
// Changes of the names of files and folders: planned, checked for collisions, noted on the disk,
// carried out and undone.
//
// A plan is in the order in which it is carried out: what is in a folder comes before the folder,
// so that the path of each change is the one that the walk found. The journal is written whole and
// forced to the disk before the first change; what a file is called now says how far a killed run
// came.

#include "support/result.h"
#include "survey/journal_head.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji {

struct NameChange {
    std::string path;    // with the names that its folders had before the first change
    std::string newName; // of the last part
    std::string cause;   // the encoding or the chain that it was read by
    std::uint64_t inode = 0;
};

enum class NameMerging : std::uint8_t {
    None,              // every byte counts
    CaseAndNormalForm, // names that differ only by case or normal form are the same
};
/// How the file system of a folder compares names: FAT, exFAT, NTFS, SMB and HFS+ merge, and so do
/// ext4 and F2FS folders with the casefold attribute.
[[nodiscard]] NameMerging mergingIn(const std::string& folder);

/// Names that a file system with such merging takes for the same have the same key.
[[nodiscard]] std::string collisionKey(std::string_view utf8, NameMerging merging);

/// Of each change what keeps it from being made; empty where nothing does: the new name is taken by
/// another file, or wanted by another change, or too long; the file is not there. Also sets
/// `inode`.
[[nodiscard]] std::vector<std::string> checkChanges(std::vector<NameChange>& changes);
/// The same with the merging given.
[[nodiscard]] std::vector<std::string> checkChanges(std::vector<NameChange>& changes,
                                                    std::optional<NameMerging> merging);

/// Gives a file or folder a new name in its folder; never replaces another one.
[[nodiscard]] Result<Done> renameIn(const std::string& folder, const std::string& from,
                                    const std::string& to);

/// Folders that have a new name by now.
class NameChangeRun {
public:
    /// Finds out which of the changes have been made.
    explicit NameChangeRun(const std::vector<NameChange>& changes);

    [[nodiscard]] bool isMade(std::size_t index) const { return m_made[index]; }
    /// Whether the file has its old name.
    [[nodiscard]] bool isUntouched(std::size_t index) const;
    /// Makes a change, or takes it back. Errors: the file is not there (any more), the name is
    /// taken, or the system refuses.
    [[nodiscard]] Result<Done> make(std::size_t index);
    [[nodiscard]] Result<Done> takeBack(std::size_t index);

private:
    /// The folder of a change as it is called now.
    [[nodiscard]] std::string folderNow(std::string_view path) const;

    const std::vector<NameChange>& m_changes;
    std::vector<bool> m_made;
    std::vector<std::pair<std::string, std::size_t>> m_byPath; // sorted
};

/// A new journal with all changes, forced to the disk.
/// Errors: the file is there already, or cannot be written.
[[nodiscard]] Result<Done> writeNameJournal(const std::string& path, const JournalHead& head,
                                            const std::vector<NameChange>& changes);

struct NameJournal {
    JournalHead head;
    std::vector<NameChange> changes; // none where the run was killed while it wrote the journal
};
/// Errors: those of reading; the file is no journal of names.
[[nodiscard]] Result<NameJournal> readNameJournal(const std::string& path);

} // namespace moji
