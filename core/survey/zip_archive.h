#pragma once
// A ZIP file (PKWARE's APPNOTE 6.3): the names in it as they are stored, and the bytes of its
// entries, by libzip.
//
// A name is UTF-8 where bit 11 of the general-purpose flags says so, or an Info-ZIP Unicode Path
// field (0x7075) with the right checksum gives it in UTF-8. Any other name is bytes in an encoding
// that nobody noted.

#include "bytes/byte_reader.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace moji {

struct ZipEntry {
    enum class Kind : std::uint8_t {
        File,
        Folder, // its name ends with a slash (see also becomesFolder() in zip_paths.h)
        Link,   // a symbolic link
        Other,  // a device, FIFO or socket
    };
    std::uint64_t index = 0;
    std::string name;        // as stored, or from the Unicode Path field
    bool isDeclared = false; // the archive says that the name is UTF-8
    Kind kind = Kind::File;
    bool isExecutable = false;
    bool isEncrypted = false;
    std::uint64_t size = 0;       // bytes, uncompressed
    std::uint64_t packedSize = 0; // bytes in the archive
    std::int64_t modified = 0;    // seconds since 1970
};

class ZipArchive {
public:
    /// Errors: the file cannot be read, or is not a ZIP file.
    [[nodiscard]] static Result<std::unique_ptr<ZipArchive>> open(const std::string& path);
    ~ZipArchive();
    ZipArchive(const ZipArchive&) = delete;
    ZipArchive& operator=(const ZipArchive&) = delete;

    [[nodiscard]] const std::vector<ZipEntry>& entries() const { return m_entries; }
    /// Bytes of the whole file.
    [[nodiscard]] std::uint64_t size() const { return m_size; }
    /// The bytes of an entry, uncompressed as they are read. Must not outlive the archive. Errors:
    /// the compression method is unknown, the entry is encrypted or damaged.
    [[nodiscard]] Result<std::unique_ptr<ByteReader>> openEntry(const ZipEntry& entry) const;

private:
    struct Handle;
    ZipArchive(std::unique_ptr<Handle> handle, std::string path);
    void readEntries();

    std::unique_ptr<Handle> m_handle;
    std::string m_path;
    std::uint64_t m_size = 0;
    std::vector<ZipEntry> m_entries;
};

/// Whether a file begins as a ZIP file with entries does.
[[nodiscard]] bool beginsAsZip(const std::string& path);

/// "1.7.3"; empty if libzip is not installed.
[[nodiscard]] std::string zipVersion();

} // namespace moji
