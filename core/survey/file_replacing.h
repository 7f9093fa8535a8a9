#pragma once
// Puts new bytes in the place of a file's old ones. A file with one name is replaced atomically and
// keeps mode, owner and attributes (bytes/save_file.h). One with other names (hard links) is
// overwritten, so that these keep naming the same file; that is not atomic, and whoever does it
// needs the old bytes elsewhere (convert_journal.h).

#include "bytes/byte_source.h"
#include "bytes/file_stamp.h"

#include <functional>
#include <string>

namespace moji {

struct ReplaceOptions {
    /// The file must still be as it was when this was taken; a default one: whatever it is.
    FileStamp stamp;
    std::string backup;      // a name that the old bytes get first; empty: none
    bool keepsTimes = false; // when it was last read and written
    /// Called before a file with other names is overwritten in place; an error leaves it as it is.
    std::function<Result<Done>()> overwriting;
};

/// Whether it has other names.
[[nodiscard]] bool hasOtherNames(const std::string& path);

/// Errors: the disk's; the file has changed; `backup` is there already (and is not what a run that
/// was killed has left).
[[nodiscard]] Result<Done> replaceFile(const std::string& path, const ByteSource& bytes,
                                       const ReplaceOptions& options);

} // namespace moji
