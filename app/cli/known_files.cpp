#include "cli/known_files.h"

#include <filesystem>
#include <sys/stat.h>
#include <system_error>

namespace moji::cli {

std::optional<std::uint64_t> KnownFiles::sizeBefore(const std::string& name) {
    struct stat status {};
    if (::stat(name.c_str(), &status) != 0)
        return std::nullopt;
    const auto size = static_cast<std::uint64_t>(status.st_size);
    // A file with hard links stays the same one when it is converted, any other is replaced.
    if (status.st_nlink > 1) {
        const auto known = m_linked.try_emplace({status.st_dev, status.st_ino}, size);
        if (!known.second)
            return known.first->second;
    }
    std::error_code failed;
    const auto path = m_severalWays ? std::filesystem::canonical(name, failed).string() : "";
    const auto known = m_paths.try_emplace(path, size);
    const bool isNew = known.second || path.empty();
    return isNew ? std::nullopt : std::optional(known.first->second);
}

} // namespace moji::cli
