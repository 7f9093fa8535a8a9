#pragma once
// A file being written that has no name, or a hidden one, until it is whole.

#include "bytes/byte_source.h"
#include "support/result.h"

#include <string>

namespace moji {

class UnnamedFile {
public:
    /// In the folder of `path`, which it will get as its name. Errors: the folder's. Hidden files
    /// that a program left there which was killed while it saved to `path` are removed.
    [[nodiscard]] static Result<UnnamedFile> beside(const std::string& path);
    ~UnnamedFile();
    UnnamedFile(UnnamedFile&& other) noexcept;
    UnnamedFile(const UnnamedFile&) = delete;
    UnnamedFile& operator=(const UnnamedFile&) = delete;

    [[nodiscard]] int descriptor() const { return m_descriptor; }
    /// Makes sure that so many bytes have room, as far as the file system can tell.
    [[nodiscard]] Result<Done> reserve(std::uint64_t size);
    [[nodiscard]] Result<Done> write(ByteView bytes);
    /// Forces bytes and attributes to the disk, then takes the name, in the place of what has it.
    [[nodiscard]] Result<Done> takeName();

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
    std::string m_hiddenName; // empty while it has none
    std::uint64_t m_unsynced = 0;
};

} // namespace moji
