#include "survey/file_replacing.h"

#include "bytes/file_source.h"
#include "bytes/save_file.h"
#include "bytes/system_error.h"
#include "bytes/write_all.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace moji {

namespace {

Result<Done> checkUnchanged(const std::string& path, const FileStamp& stamp) {
    if (stamp != FileStamp{} && stampOf(path) != stamp)
        return Error{ErrorCode::WriteFailed, path, "the file has changed meanwhile"};
    return Done{};
}

/// A second name for a file that is about to be replaced; a copy for one that is overwritten.
Result<Done> makeBackup(const std::string& path, const std::string& backup, bool copies) {
    if (backup.empty())
        return Done{};
    const auto there = stampOf(backup);
    const auto file = stampOf(path);
    if (there && file && there->sameFileAs(*file) && !copies)
        return Done{}; // of a run that was killed
    if (there)
        return Error{ErrorCode::WriteFailed, backup, "is there already"};
    if (!copies) {
        if (::link(path.c_str(), backup.c_str()) == 0)
            return Done{};
        if (errno != EPERM && errno != EOPNOTSUPP && errno != EMLINK)
            return systemError(errno, backup, ErrorCode::WriteFailed);
    }
    const auto source = openSource(path);
    if (!source)
        return source.error();
    SourceReader reader(**source);
    if (const auto saved = saveFile(reader, backup); !saved)
        return saved.error();
    return Done{};
}

Result<Done> overwrite(const std::string& path, const ByteSource& bytes) {
    constexpr std::size_t kBlock = 256 * 1024;
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor < 0)
        return systemError(errno, path, ErrorCode::WriteFailed);
    Bytes block(kBlock);
    bool isFine = true;
    for (std::uint64_t at = 0; isFine && at < bytes.size();) {
        const auto count = bytes.read(at, block);
        isFine = count && *count > 0 && writeAll(descriptor, ByteView(block).first(*count));
        at += isFine ? *count : 0;
    }
    isFine = isFine && ::ftruncate(descriptor, static_cast<off_t>(bytes.size())) == 0 &&
             ::fsync(descriptor) == 0;
    const int number = errno;
    ::close(descriptor);
    return isFine ? Result<Done>(Done{}) : systemError(number, path, ErrorCode::WriteFailed);
}

} // namespace

bool hasOtherNames(const std::string& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 && status.st_nlink > 1;
}

Result<Done> replaceFile(const std::string& path, const ByteSource& bytes,
                         const ReplaceOptions& options) {
    struct stat before {};
    const bool isThere = ::stat(path.c_str(), &before) == 0;
    const auto prepare = [&](bool copies) {
        auto fine = checkUnchanged(path, options.stamp);
        return fine ? makeBackup(path, options.backup, copies) : fine;
    };
    if (hasOtherNames(path)) {
        if (auto fine = prepare(true); !fine)
            return fine;
        if (auto done = overwrite(path, bytes); !done)
            return done;
    } else {
        SaveOptions save;
        save.size = bytes.size();
        save.confirm = [&] { return prepare(false); };
        SourceReader reader(bytes);
        if (const auto saved = saveFile(reader, path, save); !saved)
            return saved.error();
    }
    if (options.keepsTimes && isThere) {
        const struct timespec times[] = {before.st_atim, before.st_mtim};
        ::utimensat(AT_FDCWD, path.c_str(), times, 0);
    }
    return Done{};
}

} // namespace moji
