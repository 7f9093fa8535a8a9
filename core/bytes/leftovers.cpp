#include "bytes/leftovers.h"

#include "bytes/locked_file.h"

#include <fmt/format.h>

#include <filesystem>
#include <map>
#include <mutex>
#include <set>
#include <sys/stat.h>
#include <utility>
#include <vector>

namespace moji {

namespace {

constexpr std::size_t kDigits = 8;
constexpr std::size_t kHiddenEnd = kDigits + kPartSuffix.size();
constexpr std::size_t kFilesForOneSave = 32;
constexpr std::size_t kMostFolders = 64; // remembered at a time

/// The hidden names that a folder had when it was last read.
struct HiddenNames {
    std::set<std::string> names;
    std::size_t savesUntilRead = 0;
};

HiddenNames hiddenNamesIn(const std::string& folder) {
    HiddenNames found;
    std::size_t files = 0;
    std::error_code failed;
    std::filesystem::directory_iterator entry(folder, failed);
    for (; !failed && entry != std::filesystem::directory_iterator(); entry.increment(failed)) {
        ++files;
        const std::string name = entry->path().filename().string();
        if (name.starts_with('.') && name.ends_with(kPartSuffix))
            found.names.insert(name);
    }
    found.savesUntilRead = files / kFilesForOneSave;
    return found;
}

class RememberedFolders {
public:
    /// The names in the folder of `path` that are hidden names for it; each is returned once.
    std::vector<std::string> takeNamesFor(const std::string& path) {
        const std::string folder = folderOf(path);
        struct stat status {};
        if (::stat(folder.c_str(), &status) != 0)
            return {};
        const std::lock_guard lock(m_mutex);
        return takeFrom(namesOf({status.st_dev, status.st_ino}, folder).names, hiddenPrefix(path));
    }

private:
    using Identity = std::pair<dev_t, ino_t>;

    HiddenNames& namesOf(Identity identity, const std::string& folder) {
        const auto known = m_folders.find(identity);
        if (known != m_folders.end() && known->second.savesUntilRead > 0) {
            --known->second.savesUntilRead;
            return known->second;
        }
        if (m_folders.size() >= kMostFolders)
            m_folders.clear();
        return m_folders[identity] = hiddenNamesIn(folder);
    }

    static std::vector<std::string> takeFrom(std::set<std::string>& names,
                                             const std::string& prefix) {
        std::vector<std::string> taken;
        auto name = names.lower_bound(prefix);
        while (name != names.end() && name->starts_with(prefix)) {
            const bool isForIt = name->size() == prefix.size() + kHiddenEnd;
            if (isForIt)
                taken.push_back(*name);
            name = isForIt ? names.erase(name) : std::next(name);
        }
        return taken;
    }

    std::mutex m_mutex;
    std::map<Identity, HiddenNames> m_folders;
};

} // namespace

std::string folderOf(const std::string& path) {
    const auto folder = std::filesystem::path(path).parent_path();
    return folder.empty() ? "." : folder.string();
}

std::string hiddenPrefix(const std::string& path) {
    constexpr std::size_t kMostKept = 200;
    return fmt::format(".{}.",
                       std::filesystem::path(path).filename().string().substr(0, kMostKept));
}

void removeLeftovers(const std::string& path) {
    static RememberedFolders folders;
    const auto folder = std::filesystem::path(path).parent_path();
    for (const std::string& name : folders.takeNamesFor(path)) {
        const auto hidden = folder / name;
        std::error_code failed;
        if (!std::filesystem::is_regular_file(std::filesystem::symlink_status(hidden, failed)))
            continue;
        if (const auto left = LockedFile::open(hidden.string(), LockedFile::Mode::Existing))
            left->remove();
    }
}

} // namespace moji
