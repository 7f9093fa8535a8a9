#include "bytes/locked_file.h"

#include "bytes/file_stamp.h"
#include "bytes/system_error.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

namespace moji {

Result<LockedFile> LockedFile::open(const std::string& path, Mode mode) {
    const int create = mode == Mode::Create ? O_CREAT | O_EXCL : 0;
    const int flags = O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW | create;
    const int descriptor = ::open(path.c_str(), flags, 0600);
    if (descriptor < 0)
        return systemError(errno, path, ErrorCode::WriteFailed);
    return take(descriptor, path, mode);
}

Result<LockedFile> LockedFile::take(int descriptor, const std::string& path) {
    return take(descriptor, path, Mode::Existing);
}

Result<LockedFile> LockedFile::take(int descriptor, const std::string& path, Mode mode) {
    LockedFile file(descriptor, path);
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        auto error = systemError(errno, path, ErrorCode::WriteFailed);
        if (mode == Mode::Create)
            file.remove();
        return error;
    }
    // Another process may have removed it between opening and locking.
    const auto named = stampOf(path);
    const auto opened = stampOf(descriptor);
    const bool isKnown = named && opened;
    if (!isKnown && mode == Mode::Create)
        file.remove();
    if (!isKnown || !named->sameFileAs(*opened))
        return Error{ErrorCode::WriteFailed, path, "was replaced while it was being opened"};
    return file;
}

LockedFile::~LockedFile() {
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

LockedFile::LockedFile(LockedFile&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_path(std::move(other.m_path)) {}

LockedFile& LockedFile::operator=(LockedFile&& other) noexcept {
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_path, other.m_path);
    return *this;
}

bool LockedFile::rename(const std::string& path) {
    if (path == m_path)
        return true;
    if (std::rename(m_path.c_str(), path.c_str()) != 0)
        return false;
    m_path = path;
    return true;
}

void LockedFile::remove() const {
    ::unlink(m_path.c_str());
}

} // namespace moji
