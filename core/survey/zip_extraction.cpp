#include "survey/zip_extraction.h"

#include "bytes/system_error.h"
#include "bytes/write_all.h"

#include <fmt/format.h>

#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

namespace moji {

namespace {

/// Bytes that the entries say they have; all bits set where there are too many to count.
std::uint64_t unpackedSize(const ZipArchive& archive) {
    std::uint64_t size = 0;
    for (const ZipEntry& entry : archive.entries())
        if (__builtin_add_overflow(size, entry.size, &size))
            return ~std::uint64_t{0};
    return size;
}

/// A file in `folder` that has no name yet; -1 where the file system lacks those.
int openUnnamed(int folder, mode_t mode) {
    return ::openat(folder, ".", O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
}

Result<Done> copy(ByteReader& reader, int descriptor, std::uint64_t size, const std::string& path) {
    Bytes block(256 * 1024);
    for (std::uint64_t written = 0;;) {
        const auto count = reader.read(block);
        if (!count)
            return count.error();
        if (*count == 0 && written == size)
            return Done{};
        written += *count;
        if (*count == 0 || written > size)
            return Error{ErrorCode::Malformed, path,
                         "the entry does not have as many bytes as it says"};
        if (!writeAll(descriptor, ByteView(block).first(*count)))
            return systemError(errno, path, ErrorCode::WriteFailed);
    }
}

class Descriptor {
public:
    explicit Descriptor(int number)
        : m_number(number) {}
    ~Descriptor() {
        if (m_number >= 0)
            ::close(m_number);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    [[nodiscard]] int number() const { return m_number; }

private:
    int m_number;
};

} // namespace

Result<std::unique_ptr<ZipExtraction>> ZipExtraction::into(const std::string& folder,
                                                           const ZipArchive& archive) {
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (std::string trouble = troubleWithEntries(archive); !trouble.empty())
        return Error{ErrorCode::TooLarge, folder, std::move(trouble)};
    struct statvfs disk {};
    const std::uint64_t needed = unpackedSize(archive);
    // A file system that says nothing of its size has no blocks at all (some in user space).
    const bool isKnown = ::statvfs(folder.c_str(), &disk) == 0 && disk.f_blocks > 0;
    if (isKnown && needed / disk.f_frsize >= disk.f_bavail)
        return Error{
            ErrorCode::TooLarge, folder,
            fmt::format("the archive would unpack to {} bytes, more than the disk has room for",
                        needed)};
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return systemError(errno, folder, ErrorCode::WriteFailed);
    return std::unique_ptr<ZipExtraction>(
        new ZipExtraction(descriptor, archive, mergingIn(folder)));
}

ZipExtraction::~ZipExtraction() {
    ::close(m_folder);
}

Result<int> ZipExtraction::openFolder(const std::string& path) const {
    int here = ::openat(m_folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    for (const std::string& part : pathParts(path)) {
        if (here < 0)
            break;
        ::mkdirat(here, part.c_str(), 0777);
        const int next =
            ::openat(here, part.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        const int number = errno;
        ::close(here);
        errno = number;
        here = next;
    }
    if (here < 0)
        return systemError(errno, path, ErrorCode::WriteFailed);
    return here;
}

Result<Done> ZipExtraction::extract(const ZipEntry& entry, const std::string& path) const {
    const std::string whole = withoutLastSlash(path);
    const bool isFolder = becomesFolder(entry, path);
    if (!m_paths.isFree(whole, isFolder))
        return Error{ErrorCode::WriteFailed, path,
                     fmt::format("another entry would be called '{}' too", whole)};
    const std::size_t last = whole.rfind('/') + 1;
    const auto opened = openFolder(isFolder ? whole : whole.substr(0, last));
    if (!opened)
        return opened.error();
    const Descriptor folder(*opened);
    if (isFolder)
        return Done{};
    const auto reader = m_archive.openEntry(entry);
    if (!reader)
        return reader.error();
    const std::string name = whole.substr(last);
    const mode_t mode = entry.isExecutable ? 0777 : 0666;
    const int unnamed = openUnnamed(folder.number(), mode);
    const bool isNamed = unnamed < 0;
    const Descriptor file(isNamed
                              ? ::openat(folder.number(), name.c_str(),
                                         O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW | O_CLOEXEC, mode)
                              : unnamed);
    const auto failure = [&] {
        return errno == EEXIST ? Error{ErrorCode::WriteFailed, path, path + " is there already"}
                               : systemError(errno, path, ErrorCode::WriteFailed);
    };
    if (file.number() < 0)
        return failure();
    auto done = copy(**reader, file.number(), entry.size, path);
    if (entry.modified > 0) {
        const struct timespec times[] = {{0, UTIME_OMIT}, {entry.modified, 0}};
        ::futimens(file.number(), times);
    }
    const std::string self = fmt::format("/proc/self/fd/{}", file.number());
    if (done && !isNamed &&
        ::linkat(AT_FDCWD, self.c_str(), folder.number(), name.c_str(), AT_SYMLINK_FOLLOW) != 0)
        done = failure();
    if (!done && isNamed)
        ::unlinkat(folder.number(), name.c_str(), 0);
    return done;
}

} // namespace moji
