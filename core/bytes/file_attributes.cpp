#include "bytes/file_attributes.h"

#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace moji {

namespace {

std::vector<std::string> extendedNames(const std::string& path) {
    const ssize_t size = ::listxattr(path.c_str(), nullptr, 0);
    if (size <= 0)
        return {};
    std::string list(static_cast<std::size_t>(size), '\0');
    const ssize_t filled = ::listxattr(path.c_str(), list.data(), list.size());
    std::vector<std::string> names;
    for (std::size_t at = 0; filled > 0 && at < static_cast<std::size_t>(filled);) {
        names.emplace_back(list.c_str() + at);
        at += names.back().size() + 1;
    }
    return names;
}

bool copyExtended(const std::string& from, int to, const std::string& name) {
    const ssize_t size = ::getxattr(from.c_str(), name.c_str(), nullptr, 0);
    if (size < 0)
        return errno == ENODATA; // removed in the meantime
    std::string value(static_cast<std::size_t>(size), '\0');
    const ssize_t filled = ::getxattr(from.c_str(), name.c_str(), value.data(), value.size());
    return filled >= 0 &&
           ::fsetxattr(to, name.c_str(), value.data(), static_cast<std::size_t>(filled), 0) == 0;
}

void copyOwner(const struct stat& from, int to, LostAttributes& lost) {
    if (::fchown(to, from.st_uid, from.st_gid) == 0)
        return;
    struct stat now {};
    lost.group = ::fchown(to, static_cast<uid_t>(-1), from.st_gid) != 0;
    lost.owner = ::fstat(to, &now) != 0 || now.st_uid != from.st_uid;
}

} // namespace

LostAttributes copyAttributes(const std::string& from, int to) {
    LostAttributes lost;
    struct stat status {};
    if (::stat(from.c_str(), &status) != 0) {
        lost.permissions = true;
        return lost;
    }
    copyOwner(status, to, lost);
    mode_t mode = status.st_mode & 07777;
    if (lost.owner)
        mode &= ~static_cast<mode_t>(S_ISUID);
    if (lost.group)
        mode &= ~static_cast<mode_t>(S_ISGID);
    lost.permissions = ::fchmod(to, mode) != 0;
    for (const std::string& name : extendedNames(from))
        if (!copyExtended(from, to, name))
            lost.extended.push_back(name);
    return lost;
}

unsigned newFilePermissions() {
    // umask(2) returns the mask only by changing it, for all threads; proc(5) shows it unchanged.
    constexpr unsigned kUsualMask = 022;
    unsigned mask = kUsualMask;
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("Umask:"))
            mask = static_cast<unsigned>(std::strtoul(line.c_str() + 6, nullptr, 8));
    return 0666 & ~mask;
}

} // namespace moji
