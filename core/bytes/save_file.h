#pragma once
// Writes a file so that it is wholly old or wholly new, even if the process is killed at any
// instant: the bytes go to a file in the same folder without a name (O_TMPFILE; a hidden file if
// the file system lacks that), are forced to disk, and take the name in one step (rename(2)); then
// the folder is forced to disk too. The old file is never written to, so that processes that have
// it open keep reading it.

#include "bytes/byte_reader.h"
#include "bytes/file_attributes.h"
#include "bytes/unnamed_file.h"
#include "support/progress.h"

#include <functional>
#include <stop_token>

namespace moji {

/// What is at the path to save to, and what replacing it would change besides its bytes.
struct SaveTarget {
    std::string path; // with symbolic links followed
    bool exists = false;
    bool readOnly = false;        // its permissions forbid writing
    std::uint64_t otherNames = 0; // hard links: these would keep the old bytes
};

/// Errors: it is a folder, device, FIFO or socket; links form a loop; the folder is missing or may
/// not be written to.
[[nodiscard]] Result<SaveTarget> inspectTarget(const std::string& path);

struct SaveOptions {
    // Consent that the caller must give; without it, saving is an error.
    bool replaceReadOnly = false;
    bool leaveOtherNames = false; // hard links
    /// Nothing may have the name yet, not even a symbolic link; otherwise saving is an error.
    bool isNew = false;
    /// A new file gets the attributes of this one, before it has its name; empty: the usual ones.
    std::string attributesOf;
    /// The file gets the times of this one, when it was last read and written; empty: now.
    std::string timesOf;
    /// Expected number of bytes; 0: unknown. A disk that is too small then fails at once, and fewer
    /// bytes are an error.
    std::uint64_t size = 0;
    std::stop_token stop;
    ProgressCallback progress;
    /// Called when all bytes are on the disk, just before the new file takes the name; an error
    /// cancels the save.
    std::function<Result<Done>()> confirm;
};

/// A file being written to replace another, which it does only on commit(). If destroyed before
/// that, it leaves no files.
class FileReplacement {
public:
    /// Errors: those of inspectTarget, and missing consent.
    [[nodiscard]] static Result<FileReplacement> of(const std::string& path,
                                                    const SaveOptions& options = {});
    [[nodiscard]] Result<Done> write(ByteView bytes) { return m_file.write(bytes); }
    /// Call once, at the end: forces the bytes to disk and takes the name. Keeps the old file's
    /// attributes as far as allowed; returns those that could not be kept.
    [[nodiscard]] Result<LostAttributes> commit(const SaveOptions& options = {});

private:
    FileReplacement(SaveTarget target, UnnamedFile file)
        : m_target(std::move(target))
        , m_file(std::move(file)) {}

    SaveTarget m_target;
    UnnamedFile m_file;
};

/// Writes all bytes of `reader` to `path`. Keeps the old file's attributes as far as allowed;
/// returns those that could not be kept. Errors: those of inspectTarget, of the reader and of the
/// disk, and Cancelled; the file is then unchanged, and no temporary file is left.
[[nodiscard]] Result<LostAttributes> saveFile(ByteReader& reader, const std::string& path,
                                              const SaveOptions& options = {});

} // namespace moji
