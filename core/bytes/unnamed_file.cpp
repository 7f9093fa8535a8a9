#include "bytes/unnamed_file.h"

#include "bytes/leftovers.h"
#include "bytes/system_error.h"
#include "bytes/write_all.h"

#include <fmt/format.h>

#include <fcntl.h>
#include <filesystem>
#include <random>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

namespace moji {

namespace {

/// A hidden name in the folder of `path`, made unique by a random part.
std::string hiddenNameFor(const std::string& path) {
    return (std::filesystem::path(path).parent_path() /
            fmt::format("{}{:08x}{}", hiddenPrefix(path), std::random_device{}(), kPartSuffix))
        .string();
}

/// Forces the folder to disk, so that the new name survives a power failure.
void syncFolder(const std::string& folder) {
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    ::fsync(descriptor);
    ::close(descriptor);
}

/// Locks the file, so that removeLeftovers() in other processes skips it.
void hold(int descriptor) {
    ::flock(descriptor, LOCK_EX | LOCK_NB);
}

} // namespace

Result<UnnamedFile> UnnamedFile::beside(const std::string& path) {
    removeLeftovers(path);
    const int unnamed = ::open(folderOf(path).c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (unnamed >= 0) {
        hold(unnamed);
        return UnnamedFile(unnamed, path, {});
    }
    const std::string name = hiddenNameFor(path);
    const int hidden = ::open(name.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600);
    if (hidden < 0)
        return systemError(errno, path, ErrorCode::WriteFailed);
    hold(hidden);
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
    // Any other errno means that there is nothing to reserve (EINVAL) or that the file system
    // cannot do so; writing will show.
    if (::fallocate(m_descriptor, FALLOC_FL_KEEP_SIZE, 0, static_cast<off_t>(size)) != 0 &&
        (errno == ENOSPC || errno == EDQUOT || errno == EFBIG))
        return failure();
    return Done{};
}

Result<Done> UnnamedFile::write(ByteView bytes) {
    if (!writeAll(m_descriptor, bytes))
        return failure();
    m_unsynced += bytes.size();
    // Syncs at intervals, so that progress is accurate and the last step short.
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

Result<Done> UnnamedFile::sync() {
    return ::fsync(m_descriptor) == 0 ? Result<Done>(Done{}) : failure();
}

Result<Done> UnnamedFile::takeNewName() {
    if (!giveHiddenName())
        return failure();
    // RENAME_NOREPLACE is missing on some file systems; a second name is missing on others.
    if (::renameat2(AT_FDCWD, m_hiddenName.c_str(), AT_FDCWD, m_path.c_str(), RENAME_NOREPLACE) !=
        0) {
        if (errno != EINVAL && errno != ENOSYS)
            return failure();
        if (::link(m_hiddenName.c_str(), m_path.c_str()) != 0)
            return failure();
        ::unlink(m_hiddenName.c_str());
    }
    m_hiddenName.clear();
    syncFolder(folderOf(m_path));
    return Done{};
}

Result<Done> UnnamedFile::takeName() {
    if (!giveHiddenName() || ::rename(m_hiddenName.c_str(), m_path.c_str()) != 0)
        return failure();
    m_hiddenName.clear();
    syncFolder(folderOf(m_path));
    return Done{};
}

} // namespace moji
