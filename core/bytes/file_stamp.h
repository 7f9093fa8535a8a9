#pragma once
// What tells one state of a file from another without reading it: which file a path names, how long
// it is, and when it was last written.

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

    /// The same file, whatever was written to it.
    [[nodiscard]] bool sameFileAs(const FileStamp& other) const {
        return device == other.device && inode == other.inode;
    }
    bool operator==(const FileStamp&) const = default;
};

/// Of the file that `path` names, symbolic links followed; nothing where there is none.
[[nodiscard]] std::optional<FileStamp> stampOf(const std::string& path);
/// Whether an open file that says that it has `size` bytes has the last of them (files of /sys say
/// that they have a page). One that cannot be read is not said to lack it.
[[nodiscard]] bool hasLastByte(int descriptor, std::uint64_t size);
/// Of an open file, whatever it is called by now.
[[nodiscard]] std::optional<FileStamp> stampOf(int descriptor);

} // namespace moji
