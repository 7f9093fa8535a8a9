#pragma once
// Writing a file so that, killed at any instant, it is wholly old or wholly new: the bytes go to a
// file beside it that has no name yet (O_TMPFILE; where the file system lacks that, a hidden one),
// are forced to the disk, and take the name in one step (rename(2)); then the folder is forced to
// the disk too. The old file is never written to, so that whoever reads it goes on reading it.

#include "bytes/byte_reader.h"
#include "bytes/file_attributes.h"
#include "bytes/unnamed_file.h"
#include "support/progress.h"

#include <functional>
#include <stop_token>

namespace moji {

/// What stands where one wants to save, and what replacing it would change besides its bytes.
struct SaveTarget {
    std::string path; // symbolic links followed
    bool exists = false;
    bool readOnly = false;        // its permissions forbid writing
    std::uint64_t otherNames = 0; // hard links: these would keep the old bytes
};

/// Errors: a folder, a device, FIFO or socket; links that lead in a circle; the folder is missing
/// or may not be written to.
[[nodiscard]] Result<SaveTarget> inspectTarget(const std::string& path);

struct SaveOptions {
    // What must have been agreed to before; else it is an error.
    bool replaceReadOnly = false;
    bool leaveOtherNames = false; // hard links
    /// Bytes that will come; 0: unknown. Too small a disk shows at once, and fewer are an error.
    std::uint64_t size = 0;
    std::stop_token stop;
    ProgressCallback progress;
    /// Asked when all is written, just before the new file takes the name; an error ends it.
    std::function<Result<Done>()> confirm;
};

/// A file that is being written to take the place of another; not taken until commit(). Destroyed
/// before that it leaves nothing behind.
class FileReplacement {
public:
    /// Errors: those of inspectTarget, and what was not agreed to.
    [[nodiscard]] static Result<FileReplacement> of(const std::string& path,
                                                    const SaveOptions& options = {});
    [[nodiscard]] Result<Done> write(ByteView bytes) { return m_file.write(bytes); }
    /// Once, at the end: the bytes are forced to the disk and take the name. What the old file had
    /// besides its bytes is kept as far as that is allowed; returns what could not be.
    [[nodiscard]] Result<LostAttributes> commit(const SaveOptions& options = {});

private:
    FileReplacement(SaveTarget target, UnnamedFile file)
        : m_target(std::move(target))
        , m_file(std::move(file)) {}

    SaveTarget m_target;
    UnnamedFile m_file;
};

/// Writes all that `reader` gives to `path`. What the file had besides its bytes is kept as far as
/// that is allowed; returns what could not be. Errors: those of inspectTarget, of the reader
/// and of the disk, and Cancelled; then the file is as it was, and nothing lies beside it.
[[nodiscard]] Result<LostAttributes> saveFile(ByteReader& reader, const std::string& path,
                                              const SaveOptions& options = {});

} // namespace moji
