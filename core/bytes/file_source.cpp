#include "bytes/file_source.h"

#include "bytes/system_error.h"
#include "bytes/write_all.h"
#include "support/sandbox.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/sysmacros.h>
#include <unistd.h>

namespace moji {

namespace {

constexpr std::size_t kSpoolMemory = 1024 * 1024;
constexpr std::uint64_t kStatBlock = 512; // bytes, of st_blocks

/// An unlinked temporary file, which lives until it is closed.
Result<int> openUnnamedFile() {
    std::string path = temporaryFolder() + "/mojiscope-XXXXXX";
    const int descriptor = ::mkostemp(path.data(), O_CLOEXEC);
    if (descriptor < 0)
        return systemError(errno, path, ErrorCode::WriteFailed);
    ::unlink(path.c_str());
    return descriptor;
}

/// Whether a file has fewer blocks than bytes, so that some of them are a hole.
bool isSparse(const struct stat& status) {
    return static_cast<std::uint64_t>(status.st_blocks) * kStatBlock <
           static_cast<std::uint64_t>(status.st_size);
}

/// Whether the spooled bytes take more than half of the free space: endless input must not fill the
/// disk.
bool isTooMuchForDisk(int descriptor, std::uint64_t written) {
    struct statvfs status {};
    // A file system without blocks does not tell its size.
    return ::fstatvfs(descriptor, &status) == 0 && status.f_blocks > 0 &&
           written > std::uint64_t{status.f_bavail} * status.f_frsize;
}

} // namespace

FileSource::FileSource(int descriptor, std::uint64_t size, std::string path)
    : m_descriptor(descriptor)
    , m_size(size)
    , m_path(std::move(path)) {}

FileSource::~FileSource() {
    if (m_seeker >= 0 && m_seeker != m_descriptor)
        ::close(m_seeker);
    ::close(m_descriptor);
}

Result<std::unique_ptr<FileSource>> FileSource::open(const std::string& path) {
    // A FIFO is not even opened: its writer would go on, and write to nobody.
    struct stat named {};
    if (::stat(path.c_str(), &named) != 0)
        return systemError(errno, path, ErrorCode::ReadFailed);
    if (S_ISDIR(named.st_mode))
        return Error{ErrorCode::IsDirectory, path, "is a directory"};
    if (!S_ISREG(named.st_mode))
        return Error{ErrorCode::ReadFailed, path, "is not a regular file"};
    return openRegular(path);
}

Result<std::unique_ptr<FileSource>> FileSource::openRegular(const std::string& path) {
    // O_NONBLOCK: if there is a FIFO by now, this must not wait.
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return systemError(errno, path, ErrorCode::ReadFailed);
    auto source = std::unique_ptr<FileSource>(new FileSource(descriptor, 0, path));
    struct stat status {};
    if (::fstat(descriptor, &status) != 0)
        return systemError(errno, path, ErrorCode::ReadFailed);
    if (S_ISDIR(status.st_mode))
        return Error{ErrorCode::IsDirectory, path, "is a directory"};
    if (!S_ISREG(status.st_mode))
        return Error{ErrorCode::ReadFailed, path, "is not a regular file"};
    source->m_stamp = {status.st_dev, status.st_ino, static_cast<std::uint64_t>(status.st_size),
                       status.st_mtim.tv_sec, status.st_mtim.tv_nsec};
    source->m_size = source->m_stamp.size;
    if (isSparse(status))
        source->m_seeker = source->m_descriptor;
    return source;
}

bool FileSource::hasLastByte() const {
    if (m_size > 0 && m_size <= kBlockSize) { // reads the whole file into the cache
        const std::lock_guard lock(m_mutex);
        const auto whole = block(0);
        return !whole || (*whole)->bytes.size() == m_size;
    }
    return moji::hasLastByte(m_descriptor, m_begin + m_size);
}

FileStamp FileSource::stampNow() const {
    return stampOf(m_descriptor).value_or(FileStamp{});
}

bool FileSource::hasChanged() const {
    return stampNow() != m_stamp;
}

Result<std::unique_ptr<FileSource>> FileSource::ofDescriptor(int descriptor,
                                                             const std::string& name) {
    const int own = ::fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    if (own < 0)
        return systemError(errno, name, ErrorCode::ReadFailed);
    auto source = std::unique_ptr<FileSource>(new FileSource(own, 0, name));
    source->m_stamp = source->stampNow();
    struct stat status {};
    const off_t begin = ::lseek(own, 0, SEEK_CUR);
    if (begin < 0 || ::fstat(own, &status) != 0)
        return systemError(errno, name, ErrorCode::ReadFailed);
    source->m_begin = static_cast<std::uint64_t>(begin);
    source->m_size = static_cast<std::uint64_t>(std::max<off_t>(status.st_size - begin, 0));
    // A duplicate shares its position with the original, which must not change.
    const std::string again = "/proc/self/fd/" + std::to_string(own);
    if (isSparse(status))
        source->m_seeker = ::open(again.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    return source;
}

Result<std::size_t> FileSource::readUncached(std::uint64_t offset, std::span<Byte> out) const {
    std::size_t filled = 0;
    ByteRange hole; // the next one
    while (filled < out.size()) {
        const std::uint64_t at = m_begin + offset + filled;
        const std::uint64_t end = m_begin + offset + out.size();
        if (at >= hole.end)
            hole = holeAt(at, end);
        if (at >= hole.begin) {
            std::memset(out.data() + filled, 0, static_cast<std::size_t>(hole.end - at));
            filled += static_cast<std::size_t>(hole.end - at);
            continue;
        }
        const ssize_t count =
            ::pread(m_descriptor, out.data() + filled, static_cast<std::size_t>(hole.begin - at),
                    static_cast<off_t>(at));
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return systemError(errno, m_path, ErrorCode::ReadFailed);
        if (count == 0)
            break;
        filled += static_cast<std::size_t>(count);
    }
    return filled;
}

/// The first hole from `offset` on, as far as it lies before `end`; both are of the file. Where
/// there is none it is empty, at `end`.
ByteRange FileSource::holeAt(std::uint64_t offset, std::uint64_t end) const {
    const ByteRange none{end, end};
    if (m_seeker < 0)
        return none;
    const auto clamped = [end](off_t found) {
        return std::min(end, static_cast<std::uint64_t>(found));
    };
    const off_t begin = ::lseek(m_seeker, static_cast<off_t>(offset), SEEK_HOLE);
    if (begin < 0 || clamped(begin) == end)
        return none; // past the end, or the file system does not know
    const off_t data = ::lseek(m_seeker, begin, SEEK_DATA);
    if (data >= 0)
        return {clamped(begin), clamped(data)};
    // The hole at the end of the file, which may have become shorter.
    const off_t last = errno == ENXIO ? ::lseek(m_seeker, 0, SEEK_END) : -1;
    return last > begin ? ByteRange{clamped(begin), clamped(last)} : none;
}

Result<const FileSource::Block*> FileSource::block(std::uint64_t index) const {
    const auto found = std::ranges::find(m_cache, index, &Block::index);
    if (found != m_cache.end()) {
        found->lastUse = ++m_clock;
        return &*found;
    }
    Block& victim = *std::ranges::min_element(m_cache, {}, &Block::lastUse);
    victim.index = ~std::uint64_t{0};
    const std::uint64_t begin = index * kBlockSize;
    const auto wanted = std::min<std::uint64_t>(kBlockSize, m_size - std::min(m_size, begin));
    victim.bytes.resize(static_cast<std::size_t>(wanted));
    const auto count = readUncached(begin, victim.bytes);
    if (!count)
        return count.error();
    victim.bytes.resize(*count);
    victim.index = index;
    victim.lastUse = ++m_clock;
    return &victim;
}

Result<std::size_t> FileSource::read(std::uint64_t offset, std::span<Byte> out) const {
    if (offset >= m_size)
        return std::size_t{0};
    out = out.first(std::min<std::uint64_t>(out.size(), m_size - offset));
    if (out.size() >= kBlockSize) // sequential reads of this size would only flush the cache
        return readUncached(offset, out);
    const std::lock_guard lock(m_mutex);
    std::size_t filled = 0;
    while (filled < out.size()) {
        const auto found = block((offset + filled) / kBlockSize);
        if (!found)
            return found.error();
        const std::size_t within = (offset + filled) % kBlockSize;
        if (within >= (*found)->bytes.size())
            break; // the file shrank
        const auto count = std::min((*found)->bytes.size() - within, out.size() - filled);
        std::memcpy(out.data() + filled, (*found)->bytes.data() + within, count);
        filled += count;
    }
    return filled;
}

Result<std::unique_ptr<ByteSource>> spool(ByteReader& reader, const std::string& name) {
    Bytes head(kSpoolMemory);
    const auto count = readFully(reader, head);
    if (!count)
        return count.error();
    if (*count < head.size()) {
        head.resize(*count);
        head.shrink_to_fit(); // each step of Undo may keep one
        return std::unique_ptr<ByteSource>(std::make_unique<MemorySource>(std::move(head)));
    }
    const auto descriptor = openUnnamedFile();
    if (!descriptor)
        return descriptor.error();
    auto source = std::unique_ptr<FileSource>(new FileSource(*descriptor, 0, name));
    for (std::size_t filled = *count; filled > 0;) {
        if (!writeAll(*descriptor, ByteView(head).first(filled)))
            return systemError(errno, name, ErrorCode::WriteFailed);
        source->m_size += filled;
        if (isTooMuchForDisk(*descriptor, source->m_size))
            return systemError(ENOSPC, name, ErrorCode::WriteFailed);
        const auto more = readFully(reader, head);
        if (!more)
            return more.error();
        filled = *more;
    }
    source->m_stamp = stampOf(*descriptor).value_or(FileStamp{});
    return std::unique_ptr<ByteSource>(std::move(source));
}

bool hasRandomAccess(const std::string& path) {
    const auto file = FileSource::open(path);
    return file && (*file)->hasLastByte();
}

Result<std::unique_ptr<ByteSource>> openSource(const std::string& path, bool isSeenRegular) {
    struct stat status {};
    const bool isFile = isSeenRegular || (::stat(path.c_str(), &status) == 0 &&
                                          S_ISREG(status.st_mode) && status.st_size > 0);
    if (isFile) {
        auto file = FileSource::openRegular(path);
        if (!file)
            return file.error();
        if ((*file)->hasLastByte())
            return std::unique_ptr<ByteSource>(std::move(*file));
    }
    auto reader = openReader(path);
    if (!reader)
        return reader.error();
    return spool(**reader, path);
}

Result<Done> refuseDevice(const std::string& path) {
    const dev_t null = makedev(1, 3); // /dev/null, the same on every Linux
    struct stat status {};
    if (::stat(path.c_str(), &status) == 0 && status.st_rdev != null &&
        (S_ISCHR(status.st_mode) || S_ISBLK(status.st_mode)))
        return Error{ErrorCode::ReadFailed, path, "is a device"};
    return Done{};
}

Result<std::unique_ptr<ByteSource>> openListSource(const std::string& path) {
    if (auto fine = refuseDevice(path); !fine)
        return fine.error();
    return openSource(path);
}

} // namespace moji
