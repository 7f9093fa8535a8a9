#include "bytes/save_file.h"

#include "bytes/system_error.h"

#include <fmt/format.h>

#include <cerrno>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace moji {

namespace {

constexpr std::size_t kBlock = 1024 * 1024;

/// The end of a chain of symbolic links, whether or not a file exists there yet.
Result<std::string> followLinks(const std::string& path) {
    constexpr int kMostLinks = 40; // Linux's limit (ELOOP)
    std::filesystem::path at = path;
    std::error_code failed;
    for (int i = 0; i < kMostLinks; ++i) {
        const auto kind = std::filesystem::symlink_status(at, failed).type();
        if (kind == std::filesystem::file_type::none) // it cannot be told
            return systemError(failed.value(), path, ErrorCode::WriteFailed);
        if (kind != std::filesystem::file_type::symlink)
            return at.string();
        const auto next = std::filesystem::read_symlink(at, failed);
        if (failed)
            return systemError(failed.value(), path, ErrorCode::WriteFailed);
        at = at.parent_path() / next; // an absolute link replaces the whole path
    }
    return systemError(ELOOP, path, ErrorCode::WriteFailed);
}

Result<Done> checkFolder(const std::string& path, const std::string& named) {
    auto folder = std::filesystem::path(path).parent_path();
    if (folder.empty())
        folder = ".";
    if (::access(folder.c_str(), W_OK | X_OK) != 0)
        return systemError(errno, errno == ENOENT ? folder.string() : named,
                           ErrorCode::WriteFailed);
    return Done{};
}

Result<Done> checkAgreed(const SaveTarget& target, const SaveOptions& options) {
    if (target.readOnly && !options.replaceReadOnly)
        return Error{ErrorCode::WriteFailed, target.path, "is read-only"};
    if (target.otherNames > 0 && !options.leaveOtherNames)
        return Error{ErrorCode::WriteFailed, target.path, "has other names (hard links)"};
    return Done{};
}

void copyTimes(const std::string& from, int to) {
    struct stat status {};
    if (::stat(from.c_str(), &status) != 0)
        return;
    const struct timespec times[] = {status.st_atim, status.st_mtim};
    ::futimens(to, times);
}

Result<Done> copy(ByteReader& reader, FileReplacement& file, const SaveOptions& options,
                  const std::string& path) {
    Bytes block(kBlock);
    for (std::uint64_t done = 0;;) {
        if (options.stop.stop_requested())
            return Error{ErrorCode::Cancelled, path, {}};
        const auto count = reader.read(block);
        if (!count)
            return count.error();
        if (*count == 0 && done < options.size)
            return Error{ErrorCode::ReadFailed, path,
                         fmt::format("only {} of {} bytes could be read: the source has shrunk",
                                     done, options.size)};
        if (*count == 0)
            return Done{};
        if (auto written = file.write(ByteView(block).first(*count)); !written)
            return written;
        done += *count;
        if (options.progress)
            options.progress(done, options.size);
    }
}

} // namespace

Result<SaveTarget> inspectTarget(const std::string& path) {
    const auto resolved = followLinks(path);
    if (!resolved)
        return resolved.error();
    SaveTarget target{*resolved};
    struct stat status {};
    if (::stat(resolved->c_str(), &status) == 0) {
        if (S_ISDIR(status.st_mode))
            return Error{ErrorCode::IsDirectory, path, {}};
        if (!S_ISREG(status.st_mode))
            return Error{ErrorCode::WriteFailed, path, "is not a regular file"};
        target.exists = true;
        target.otherNames = status.st_nlink - 1;
        // Checks the permissions, not access(2): for root, access(2) reports everything as
        // writable.
        target.readOnly = (status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH)) == 0 ||
                          ::access(resolved->c_str(), W_OK) != 0;
    } else if (errno != ENOENT && errno != ENOTDIR) {
        // There may be a file, whose attributes would be lost.
        return systemError(errno, path, ErrorCode::WriteFailed);
    }
    if (const auto folder = checkFolder(*resolved, path); !folder)
        return folder.error();
    return target;
}

Result<FileReplacement> FileReplacement::of(const std::string& path, const SaveOptions& options) {
    struct stat there {};
    if (options.isNew && ::lstat(path.c_str(), &there) == 0)
        return Error{ErrorCode::WriteFailed, path, "is there already"};
    auto target = inspectTarget(path);
    if (!target)
        return target.error();
    if (const auto agreed = checkAgreed(*target, options); !agreed)
        return agreed.error();
    auto file = UnnamedFile::beside(target->path);
    if (!file)
        return file.error();
    if (const auto room = file->reserve(options.size); !room)
        return room.error();
    return FileReplacement(*std::move(target), *std::move(file));
}

Result<LostAttributes> FileReplacement::commit(const SaveOptions& options) {
    LostAttributes lost;
    const std::string& like = m_target.exists ? m_target.path : options.attributesOf;
    if (!like.empty())
        lost = copyAttributes(like, m_file.descriptor());
    else
        lost.permissions = ::fchmod(m_file.descriptor(), newFilePermissions()) != 0;
    if (!options.timesOf.empty())
        copyTimes(options.timesOf, m_file.descriptor());
    // Forcing the bytes to disk can take minutes, in which the old file may change.
    if (const auto forced = m_file.sync(); !forced)
        return forced.error();
    if (options.confirm)
        if (const auto confirmed = options.confirm(); !confirmed)
            return confirmed.error();
    const auto named = options.isNew ? m_file.takeNewName() : m_file.takeName();
    if (!named)
        return named.error();
    return lost;
}

Result<LostAttributes> saveFile(ByteReader& reader, const std::string& path,
                                const SaveOptions& options) {
    auto file = FileReplacement::of(path, options);
    if (!file)
        return file.error();
    if (const auto copied = copy(reader, *file, options, path); !copied)
        return copied.error();
    return file->commit(options);
}

} // namespace moji
