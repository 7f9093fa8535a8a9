#pragma once
// Tells states of a file apart without reading it: which file a path names, its length, and when it
// was last written.

#include <cstdint>
#include <optional>
#include <string>

namespace moji {

struct FileStamp {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::uint64_t size = 0;           // bytes
    std::int64_t modifiedSeconds = 0; // since 1970
    std::int64_t modifiedNanoseconds = 0;

    /// The same file, whether or not it was written to.
    [[nodiscard]] bool sameFileAs(const FileStamp& other) const {
        return device == other.device && inode == other.inode;
    }
    bool operator==(const FileStamp&) const = default;
};

/// The stamp of the file that `path` names, after following symbolic links; nothing if there is
/// none.
[[nodiscard]] std::optional<FileStamp> stampOf(const std::string& path);
/// Whether an open file whose size is `size` really has its last byte (files of /sys report the
/// size of a page). True if the file cannot be read.
[[nodiscard]] bool hasLastByte(int descriptor, std::uint64_t size);
/// The stamp of an open file, whatever its name is now.
[[nodiscard]] std::optional<FileStamp> stampOf(int descriptor);

} // namespace moji
