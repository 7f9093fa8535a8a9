#include "bytes/private_folder.h"

#include "bytes/system_error.h"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace moji {

namespace {

constexpr mode_t kOwnerOnly = 0700;

/// With a descriptor, so that what is looked at is what is changed.
Result<Done> keepToOwner(const std::string& path) {
    const int folder = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0)
        return systemError(errno, path, ErrorCode::WriteFailed);
    struct stat status {};
    Result<Done> done = Done{};
    if (::fstat(folder, &status) != 0) // NOLINT(bugprone-branch-clone): in this order
        done = systemError(errno, path, ErrorCode::WriteFailed);
    else if (status.st_uid != ::geteuid())
        done = Error{ErrorCode::PermissionDenied, path, "belongs to another user"};
    else if ((status.st_mode & 07777) != kOwnerOnly && ::fchmod(folder, kOwnerOnly) != 0)
        done = systemError(errno, path, ErrorCode::WriteFailed);
    ::close(folder);
    return done;
}

/// Whether somebody else, who is not the administrator, decides where `path` leads.
bool isLinkOfAnother(const std::string& path) {
    struct stat status {};
    return ::lstat(path.c_str(), &status) == 0 && S_ISLNK(status.st_mode) &&
           status.st_uid != ::geteuid() && status.st_uid != 0;
}

} // namespace

Result<Done> makePrivateFolder(const std::string& path) {
    const std::filesystem::path whole(path);
    std::filesystem::path made;
    for (const auto& part : whole) {
        made /= part;
        if (::mkdir(made.c_str(), kOwnerOnly) != 0 && errno != EEXIST && errno != EISDIR &&
            errno != EROFS && errno != EACCES && errno != EPERM)
            return systemError(errno, made.string(), ErrorCode::WriteFailed);
        if (isLinkOfAnother(made.string()))
            return Error{ErrorCode::PermissionDenied, path,
                         "a symbolic link of another user leads there: " + made.string()};
    }
    return keepToOwner(path);
}

} // namespace moji
