#include "bytes/file_stamp.h"

#include <sys/stat.h>
#include <unistd.h>

namespace moji {

namespace {

FileStamp stampFrom(const struct stat& status) {
    return {status.st_dev, status.st_ino, static_cast<std::uint64_t>(status.st_size),
            status.st_mtim.tv_sec, status.st_mtim.tv_nsec};
}

} // namespace

std::optional<FileStamp> stampOf(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0)
        return {};
    return stampFrom(status);
}

std::optional<FileStamp> stampOf(int descriptor) {
    struct stat status {};
    if (::fstat(descriptor, &status) != 0)
        return {};
    return stampFrom(status);
}

bool hasLastByte(int descriptor, std::uint64_t size) {
    char last = 0;
    return size > 0 && ::pread(descriptor, &last, 1, static_cast<off_t>(size - 1)) != 0;
}

} // namespace moji
