#pragma once
// Under which paths the entries of a ZIP file may be extracted: none that leads out of the folder,
// none that two entries want, no links and devices. Nothing is written here, so that a dry run says
// the same as the extraction (zip_extraction.h).

#include "survey/name_changes.h"
#include "survey/zip_archive.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace moji {

class ZipPaths {
public:
    /// `merging`: that of the folder to extract to.
    explicit ZipPaths(NameMerging merging)
        : m_merging(merging) {}

    /// What keeps an entry from being extracted as `path` (UTF-8, parts separated by slashes);
    /// empty where nothing does. Every entry is claimed before the first one is extracted: of two
    /// that want the same path neither gets it.
    [[nodiscard]] std::string claim(const ZipEntry& entry, const std::string& path);
    /// Whether no other entry wants `path` (without a slash at its end), after all were claimed.
    [[nodiscard]] bool isFree(const std::string& path, bool isFolder) const;

private:
    struct Claim {
        std::string path; // as it was claimed first
        bool isFolder = false;
        std::uint64_t entries = 0;
    };
    NameMerging m_merging;
    std::map<std::string, Claim> m_claims; // by collisionKey
};

/// Why nothing of the archive is extracted: its entries overlap, as those of a bomb do. Empty where
/// they do not.
[[nodiscard]] std::string troubleWithEntries(const ZipArchive& archive);

/// A path as the archive has it, with the slashes that MS-DOS programs wrote the other way.
[[nodiscard]] std::string withForwardSlashes(std::string path);

/// "a/b/" of "./a/./b/": without the parts that are one dot. "./" of "././", which is the folder to
/// extract to itself.
[[nodiscard]] std::string withoutDotParts(std::string_view path);

/// Whether an entry that is extracted as `path` is a folder: the slash at its end shows only after
/// withForwardSlashes() (in a name in Shift_JIS the byte of a backslash may be half of a letter).
[[nodiscard]] bool becomesFolder(const ZipEntry& entry, std::string_view path);

/// "a" of "a/".
[[nodiscard]] std::string withoutLastSlash(std::string path);

/// "a", "b" of "a/b".
[[nodiscard]] std::vector<std::string> pathParts(std::string_view path);

} // namespace moji
