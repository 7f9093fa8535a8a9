#include "survey/name_changes.h"

#include "bytes/system_error.h"
#include "survey/name_survey.h"

#include <fmt/format.h>
#include <unicode/normalizer2.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <cstdio>
#include <fcntl.h>
#include <linux/fs.h>
#include <map>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

namespace moji {

namespace {

/// Of a path: "" for a name in the current folder, else with the slash at its end.
std::string folderOf(std::string_view path) {
    return std::string(path.substr(0, lastPartOf(path)));
}
std::string nameOf(std::string_view path) {
    return std::string(path.substr(lastPartOf(path)));
}

/// The inode of a name itself, links not followed; nothing where there is none.
std::optional<std::uint64_t> inodeOf(const std::string& path) {
    struct stat status {};
    return ::lstat(path.c_str(), &status) == 0 ? std::optional<std::uint64_t>(status.st_ino)
                                               : std::nullopt;
}

bool hasMergingType(const std::string& folder) {
    constexpr std::uint32_t kTypes[] = {
        0x4D44,     // FAT
        0x2011BAB0, // exFAT
        0x5346544E, // NTFS
        0x7366746E, // NTFS3
        0x482B,     // HFS+
        0xFF534D42, // CIFS
        0xFE534D42, // SMB 2
    };
    struct statfs status {};
    return ::statfs(folder.c_str(), &status) == 0 &&
           std::ranges::find(kTypes, static_cast<std::uint32_t>(status.f_type)) != std::end(kTypes);
}

bool hasCasefold(const std::string& folder) {
    constexpr int kCasefold = 0x40000000; // FS_CASEFOLD_FL, which older headers lack
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    int flags = 0;
    const bool isKnown = ::ioctl(descriptor, FS_IOC_GETFLAGS, &flags) == 0;
    ::close(descriptor);
    return isKnown && (flags & kCasefold) != 0;
}

std::size_t longestName(const std::string& folder) {
    const long most = ::pathconf(folder.c_str(), _PC_NAME_MAX);
    return most > 0 ? static_cast<std::size_t>(most) : 255;
}

/// What keeps a change from being made, other changes apart.
std::string troubleWith(const NameChange& change, const std::string& folder) {
    if (change.inode == 0)
        return "the file is not there any more";
    if (!isUsableName(change.newName))
        return fmt::format("'{}' cannot be a file name", change.newName);
    if (change.newName.size() > longestName(folder))
        return fmt::format("the new name would have {} bytes; this file system allows {}",
                           change.newName.size(), longestName(folder));
    if (inodeOf(folderOf(change.path) + change.newName))
        return fmt::format("another file is called '{}' already", change.newName);
    return {};
}

} // namespace

NameMerging mergingIn(const std::string& folder) {
    return hasMergingType(folder) || hasCasefold(folder) ? NameMerging::CaseAndNormalForm
                                                         : NameMerging::None;
}

std::string collisionKey(std::string_view utf8, NameMerging merging) {
    if (merging == NameMerging::None)
        return std::string(utf8);
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* const normalizer = icu::Normalizer2::getNFKCCasefoldInstance(status);
    if (U_FAILURE(status))
        return std::string(utf8);
    const auto text =
        icu::UnicodeString::fromUTF8({utf8.data(), static_cast<std::int32_t>(utf8.size())});
    std::string key;
    return normalizer->normalize(text, status).toUTF8String(key);
}

std::vector<std::string> checkChanges(std::vector<NameChange>& changes) {
    return checkChanges(changes, std::nullopt);
}

std::vector<std::string> checkChanges(std::vector<NameChange>& changes,
                                      std::optional<NameMerging> merging) {
    std::vector<std::string> troubles(changes.size());
    std::map<std::string, std::size_t> wanted; // folder and key: the first change that wants it
    std::map<std::string, NameMerging> mergings;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        NameChange& change = changes[i];
        const std::string prefix = folderOf(change.path);
        const std::string folder = prefix.empty() ? "." : prefix;
        change.inode = inodeOf(change.path).value_or(0);
        if (!merging && !mergings.contains(folder))
            mergings[folder] = mergingIn(folder);
        const NameMerging here = merging ? *merging : mergings[folder];
        troubles[i] = troubleWith(change, folder);
        if (!troubles[i].empty())
            continue;
        const auto [other, isNew] = wanted.emplace(prefix + collisionKey(change.newName, here), i);
        if (isNew)
            continue;
        const auto words = [&](std::size_t index) {
            return fmt::format("'{}' would be called '{}' too", changes[index].path,
                               changes[index].newName);
        };
        troubles[i] = words(other->second);
        troubles[other->second] = words(i);
    }
    return troubles;
}

Result<Done> renameIn(const std::string& folder, const std::string& from, const std::string& to) {
    const std::string old = folder + from;
    const std::string fresh = folder + to;
    if (::renameat2(AT_FDCWD, old.c_str(), AT_FDCWD, fresh.c_str(), RENAME_NOREPLACE) == 0)
        return Done{};
    const int number = errno;
    if (inodeOf(fresh))
        return Error{ErrorCode::WriteFailed, fresh,
                     fmt::format("another file is called '{}' already", to)};
    const bool lacksFlag = number == EINVAL || number == ENOSYS; // NFS and some FUSE file systems
    if (lacksFlag && ::rename(old.c_str(), fresh.c_str()) == 0)
        return Done{};
    return systemError(lacksFlag ? errno : number, old, ErrorCode::WriteFailed);
}

NameChangeRun::NameChangeRun(const std::vector<NameChange>& changes)
    : m_changes(changes)
    , m_made(changes.size()) {
    for (std::size_t i = 0; i < changes.size(); ++i)
        m_byPath.emplace_back(changes[i].path, i);
    std::ranges::sort(m_byPath);
    // A folder's change comes after those in it: the last ones are known first.
    for (std::size_t i = changes.size(); i-- > 0;) {
        const std::string fresh = folderNow(changes[i].path) + changes[i].newName;
        m_made[i] = inodeOf(fresh) == changes[i].inode;
    }
}

std::string NameChangeRun::folderNow(std::string_view path) const {
    const std::size_t end = lastPartOf(path);
    if (end <= 1)
        return std::string(path.substr(0, end));
    const std::string folder(path.substr(0, end - 1));
    const auto found = std::ranges::lower_bound(m_byPath, std::pair(folder, std::size_t{0}));
    const bool isRenamed =
        found != m_byPath.end() && found->first == folder && m_made[found->second];
    return folderNow(folder) + (isRenamed ? m_changes[found->second].newName : nameOf(folder)) +
           "/";
}

bool NameChangeRun::isUntouched(std::size_t index) const {
    const NameChange& change = m_changes[index];
    return inodeOf(folderNow(change.path) + nameOf(change.path)) == change.inode;
}

Result<Done> NameChangeRun::make(std::size_t index) {
    const NameChange& change = m_changes[index];
    const std::string folder = folderNow(change.path);
    const std::string name = nameOf(change.path);
    if (inodeOf(folder + name) != change.inode)
        return Error{ErrorCode::NotFound, change.path, "the file is not there any more"};
    auto done = renameIn(folder, name, change.newName);
    m_made[index] = m_made[index] || done.has_value();
    return done;
}

Result<Done> NameChangeRun::takeBack(std::size_t index) {
    const NameChange& change = m_changes[index];
    const std::string folder = folderNow(change.path);
    if (inodeOf(folder + change.newName) != change.inode)
        return Error{ErrorCode::NotFound, change.path, "the file has been renamed or replaced"};
    auto done = renameIn(folder, change.newName, nameOf(change.path));
    if (done)
        m_made[index] = false;
    return done;
}

} // namespace moji
