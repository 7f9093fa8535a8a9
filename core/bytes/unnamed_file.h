#pragma once
// A file that has no name, or a hidden one, until it is complete.

#include "bytes/byte_source.h"
#include "support/result.h"

#include <string>

namespace moji {

class UnnamedFile {
public:
    /// A new file in the folder of `path`, the name it will take. Removes hidden files that killed
    /// programs left there while saving to `path`. Errors: those of the folder.
    [[nodiscard]] static Result<UnnamedFile> beside(const std::string& path);
    ~UnnamedFile();
    UnnamedFile(UnnamedFile&& other) noexcept;
    UnnamedFile(const UnnamedFile&) = delete;
    UnnamedFile& operator=(const UnnamedFile&) = delete;

    [[nodiscard]] int descriptor() const { return m_descriptor; }
    /// Reserves disk space for this many bytes, if the file system supports that.
    [[nodiscard]] Result<Done> reserve(std::uint64_t size);
    [[nodiscard]] Result<Done> write(ByteView bytes);
    /// Forces bytes and attributes to disk. Call before taking the name.
    [[nodiscard]] Result<Done> sync();
    /// Takes the name and replaces any file that has it.
    [[nodiscard]] Result<Done> takeName();
    /// Takes the name; an error if anything has it, even a symbolic link.
    [[nodiscard]] Result<Done> takeNewName();

private:
    UnnamedFile(int descriptor, std::string path, std::string hiddenName)
        : m_descriptor(descriptor)
        , m_path(std::move(path))
        , m_hiddenName(std::move(hiddenName)) {}
    [[nodiscard]] Error failure() const;
    [[nodiscard]] bool giveHiddenName();

    static constexpr std::uint64_t kSyncEvery = 64 * 1024 * 1024;
    int m_descriptor;
    std::string m_path;
    std::string m_hiddenName; // empty if it has none
    std::uint64_t m_unsynced = 0;
};

} // namespace moji
