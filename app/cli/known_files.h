#pragma once
// The files that a conversion has come to, by whatever name.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <sys/types.h>
#include <unordered_map>
#include <utility>

namespace moji::cli {

/// Tells which files have come before under another name. Converted once more, what is UTF-8 by now
/// would be read as --from says.
class KnownFiles {
public:
    /// `severalWays`: a file may be reached by more than one path, not by hard links alone.
    explicit KnownFiles(bool severalWays)
        : m_severalWays(severalWays) {}

    /// The size of the file when it came under another name; nothing where it comes for the first
    /// time.
    [[nodiscard]] std::optional<std::uint64_t> sizeBefore(const std::string& name);

private:
    bool m_severalWays;
    std::map<std::pair<dev_t, ino_t>, std::uint64_t> m_linked;
    std::unordered_map<std::string, std::uint64_t> m_paths;
};

} // namespace moji::cli
