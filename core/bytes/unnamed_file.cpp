#include "bytes/unnamed_file.h"

#include "bytes/system_error.h"
#include "bytes/write_all.h"

#include <fmt/format.h>

#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <random>
#include <unistd.h>
#include <utility>

namespace moji {

namespace {

std::string folderOf(const std::string& path) {
    const auto folder = std::filesystem::path(path).parent_path();
    return folder.empty() ? "." : folder.string();
}

/// Beside `path`, hidden, told apart from others by chance. The file system bounds names to 255
/// bytes: a long one is cut.
std::string hiddenNameFor(const std::string& path) {
    constexpr std::size_t kMostKept = 200;
    const std::filesystem::path whole(path);
    return (whole.parent_path() / fmt::format(".{}.{:08x}.part",
                                              whole.filename().string().substr(0, kMostKept),
                                              std::random_device{}()))
        .string();
}

/// Makes the new name itself survive a power cut.
void syncFolder(const std::string& folder) {
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    ::fsync(descriptor);
    ::close(descriptor);
}

} // namespace

Result<UnnamedFile> UnnamedFile::beside(const std::string& path) {
    const int unnamed = ::open(folderOf(path).c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (unnamed >= 0)
        return UnnamedFile(unnamed, path, {});
    const std::string name = hiddenNameFor(path);
    const int hidden = ::open(name.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600);
    if (hidden < 0)
        return systemError(errno, path, ErrorCode::WriteFailed);
    return UnnamedFile(hidden, path, name);
}

UnnamedFile::UnnamedFile(UnnamedFile&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_path(std::move(other.m_path))
    , m_hiddenName(std::exchange(other.m_hiddenName, {}))
    , m_unsynced(other.m_unsynced) {}

UnnamedFile::~UnnamedFile() {
    if (m_descriptor >= 0)
        ::close(m_descriptor);
    if (!m_hiddenName.empty())
        ::unlink(m_hiddenName.c_str());
}

Error UnnamedFile::failure() const {
    return systemError(errno, m_path, ErrorCode::WriteFailed);
}

Result<Done> UnnamedFile::reserve(std::uint64_t size) {
    const int failed =
        size == 0 ? 0 : ::fallocate(m_descriptor, FALLOC_FL_KEEP_SIZE, 0, static_cast<off_t>(size));
    // Other numbers mean that the file system cannot tell; writing will.
    if (failed != 0 && (errno == ENOSPC || errno == EDQUOT || errno == EFBIG))
        return failure();
    return Done{};
}

Result<Done> UnnamedFile::write(ByteView bytes) {
    if (!writeAll(m_descriptor, bytes))
        return failure();
    m_unsynced += bytes.size();
    // Now and then, so that progress is true and the last step short.
    if (m_unsynced >= kSyncEvery) {
        m_unsynced = 0;
        if (::fdatasync(m_descriptor) != 0)
            return failure();
    }
    return Done{};
}

bool UnnamedFile::giveHiddenName() {
    if (!m_hiddenName.empty())
        return true;
    const std::string name = hiddenNameFor(m_path);
    const std::string self = fmt::format("/proc/self/fd/{}", m_descriptor);
    if (::linkat(AT_FDCWD, self.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) != 0)
        return false;
    m_hiddenName = name;
    return true;
}

Result<Done> UnnamedFile::takeName() {
    if (::fsync(m_descriptor) != 0 || !giveHiddenName() ||
        ::rename(m_hiddenName.c_str(), m_path.c_str()) != 0)
        return failure();
    m_hiddenName.clear();
    syncFolder(folderOf(m_path));
    return Done{};
}

} // namespace moji
