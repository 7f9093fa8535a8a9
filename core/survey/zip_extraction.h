#pragma once
// Writes the entries of a ZIP file into a folder, under names that the caller decides on.
//
// An archive is not trusted. No entry gets out of the folder (no absolute paths, no "..", no
// symbolic links on the way), none replaces a file, links and devices are refused, and so are
// archives whose entries overlap or would fill the disk (zip bombs). Bytes are written as they are
// unpacked, in constant memory. A file appears under its name only when it is whole and its
// checksum is right.

#include "survey/zip_paths.h"

#include <string>

namespace moji {

class ZipExtraction {
public:
    /// Makes the folder if it is not there. Borrows the archive. Errors: the folder's; the archive
    /// looks like a bomb.
    [[nodiscard]] static Result<std::unique_ptr<ZipExtraction>> into(const std::string& folder,
                                                                     const ZipArchive& archive);
    ~ZipExtraction();
    ZipExtraction(const ZipExtraction&) = delete;
    ZipExtraction& operator=(const ZipExtraction&) = delete;

    /// Where its entries go. Claim the path of each before the first one is extracted.
    [[nodiscard]] ZipPaths& paths() { return m_paths; }
    /// Errors: `path` is wanted by several entries or there already; the entry is damaged; the
    /// system refuses.
    [[nodiscard]] Result<Done> extract(const ZipEntry& entry, const std::string& path) const;

private:
    ZipExtraction(int folder, const ZipArchive& archive, NameMerging merging)
        : m_folder(folder)
        , m_archive(archive)
        , m_paths(merging) {}
    [[nodiscard]] Result<int> openFolder(const std::string& path) const;

    int m_folder; // descriptor
    const ZipArchive& m_archive;
    ZipPaths m_paths;
};

} // namespace moji
