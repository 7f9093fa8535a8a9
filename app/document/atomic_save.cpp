#include "document/atomic_save.h"

#include "bytes/system_error.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

namespace moji::app {

namespace {

constexpr std::size_t kBlock = 1024 * 1024;

Error writeError(const std::string& path) {
    return systemError(errno, path, ErrorCode::WriteFailed);
}

/// A temporary file that is gone unless it was given its final name.
class Temporary {
public:
    explicit Temporary(const std::string& beside)
        : m_path(beside + ".XXXXXX") {
        m_descriptor = ::mkostemp(m_path.data(), O_CLOEXEC);
    }
    ~Temporary() {
        if (m_descriptor < 0)
            return;
        ::close(m_descriptor);
        if (!m_renamed)
            ::unlink(m_path.c_str());
    }
    Temporary(const Temporary&) = delete;
    Temporary& operator=(const Temporary&) = delete;

    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    [[nodiscard]] int descriptor() const { return m_descriptor; }
    [[nodiscard]] bool renameTo(const std::string& path) {
        m_renamed = ::rename(m_path.c_str(), path.c_str()) == 0;
        return m_renamed;
    }

private:
    std::string m_path;
    int m_descriptor = -1;
    bool m_renamed = false;
};

bool writeAll(int descriptor, ByteView bytes) {
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return false;
        bytes = bytes.subspan(static_cast<std::size_t>(count));
    }
    return true;
}

Result<Done> copy(const ByteSource& source, int descriptor, const std::string& path) {
    Bytes block(kBlock);
    std::uint64_t offset = 0;
    while (offset < source.size()) {
        const auto count = source.read(offset, block);
        if (!count)
            return count.error();
        if (*count == 0)
            return Error{ErrorCode::ReadFailed, path, "the original became shorter"};
        if (!writeAll(descriptor, ByteView(block).first(*count)))
            return writeError(path);
        offset += *count;
    }
    return Done{};
}

/// The mode of the file to be replaced, or what a new file would get.
mode_t modeFor(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) == 0)
        return status.st_mode & 07777;
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

/// Makes the new name itself survive a power cut.
void syncFolder(const std::filesystem::path& folder) {
    const int descriptor =
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    ::fsync(descriptor);
    ::close(descriptor);
}

} // namespace

Result<Done> saveAtomically(const ByteSource& source, const std::string& path) {
    std::error_code ignored;
    const auto resolved = std::filesystem::canonical(path, ignored);
    const std::string target = ignored ? path : resolved.string();
    if (std::filesystem::is_directory(target, ignored))
        return Error{ErrorCode::IsDirectory, path, {}};
    if (std::filesystem::exists(target, ignored) && ::access(target.c_str(), W_OK) != 0)
        return writeError(path);

    Temporary temporary(target);
    if (!temporary.isOpen())
        return writeError(path);
    const auto copied = copy(source, temporary.descriptor(), path);
    if (!copied)
        return copied;
    if (::fchmod(temporary.descriptor(), modeFor(target)) != 0 ||
        ::fsync(temporary.descriptor()) != 0 || !temporary.renameTo(target))
        return writeError(path);
    syncFolder(std::filesystem::path(target).parent_path());
    return Done{};
}

} // namespace moji::app
