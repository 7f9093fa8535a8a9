#include "survey/file_replacing.h"

#include "bytes/file_source.h"
#include "bytes/save_file.h"
#include "bytes/system_error.h"
#include "bytes/whole_source.h"
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

nlink_t namesOf(const std::string& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 ? status.st_nlink : 0;
}

/// A run that was killed just before it replaced the file has left the backup as its second name.
/// That must go: a file with two names would be overwritten.
void removeBackupOfKilledRun(const std::string& path, const std::string& backup) {
    struct stat file {};
    struct stat other {};
    if (::stat(path.c_str(), &file) == 0 && ::lstat(backup.c_str(), &other) == 0 &&
        file.st_dev == other.st_dev && file.st_ino == other.st_ino && file.st_nlink == 2)
        ::unlink(backup.c_str());
}

/// A second name for a file that is about to be replaced; a copy for one that is overwritten.
Result<Done> makeBackup(const std::string& path, const std::string& backup, bool copies) {
    if (backup.empty())
        return Done{};
    struct stat there {};
    if (::lstat(backup.c_str(), &there) == 0) // also a link that leads nowhere
        return Error{ErrorCode::WriteFailed, backup, "is there already"};
    if (!copies) {
        // Of a symbolic link, the file gets the name; it may be on another file system.
        if (::linkat(AT_FDCWD, path.c_str(), AT_FDCWD, backup.c_str(), AT_SYMLINK_FOLLOW) == 0)
            return Done{};
        if (errno != EPERM && errno != EOPNOTSUPP && errno != EMLINK && errno != EXDEV)
            return systemError(errno, backup, ErrorCode::WriteFailed);
    }
    const auto source = openSource(path);
    if (!source)
        return source.error();
    // The name may have been taken since, by a link to somewhere: neither is written to.
    SaveOptions save;
    save.size = (*source)->size();
    save.isNew = true;
    save.attributesOf = save.timesOf = path; // it holds as much as the file did
    SourceReader reader(**source);
    if (const auto saved = saveFile(reader, backup, save); !saved)
        return saved.error();
    return Done{};
}

Result<Done> copyTo(int descriptor, const ByteSource& bytes, const std::string& path) {
    const auto write = [&](ByteView block) -> Result<Done> {
        if (!writeAll(descriptor, block))
            return systemError(errno, path, ErrorCode::WriteFailed);
        return Done{};
    };
    if (auto copied = readWhole(bytes, path, write); !copied)
        return copied;
    if (::ftruncate(descriptor, static_cast<off_t>(bytes.size())) != 0 || ::fsync(descriptor) != 0)
        return systemError(errno, path, ErrorCode::WriteFailed);
    return Done{};
}

Result<Done> overwrite(const std::string& path, const ByteSource& bytes,
                       const ReplaceOptions& options) {
    if (options.overwriting)
        if (auto fine = options.overwriting(); !fine)
            return fine;
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor < 0)
        return systemError(errno, path, ErrorCode::WriteFailed);
    // Once more: a backup and a journal take time.
    auto done = checkUnchanged(path, options.stamp);
    if (done)
        done = copyTo(descriptor, bytes, path);
    ::close(descriptor);
    return done;
}

} // namespace

bool hasOtherNames(const std::string& path) {
    return namesOf(path) > 1;
}

Result<Done> replaceFile(const std::string& path, const ByteSource& bytes,
                         const ReplaceOptions& options) {
    struct stat before {};
    const bool isThere = ::stat(path.c_str(), &before) == 0;
    const auto prepare = [&](bool copies) {
        auto fine = checkUnchanged(path, options.stamp);
        return fine ? makeBackup(path, options.backup, copies) : fine;
    };
    removeBackupOfKilledRun(path, options.backup);
    if (hasOtherNames(path)) {
        if (auto fine = prepare(true); !fine)
            return fine;
        if (auto done = overwrite(path, bytes, options); !done)
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
