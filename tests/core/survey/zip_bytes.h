#pragma once
// ZIP files as tests need them, entry by entry, with every field that a program may have written
// wrongly (PKWARE's APPNOTE 6.3, sections 4.3.7 and 4.3.12).

#include "bytes/byte_source.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji::test {

struct ZipPart {
    std::string name;
    std::string bytes;        // as they are stored
    std::uint32_t mode = 0;   // of Unix: file type and permissions; 0: an entry of MS-DOS
    std::uint16_t flags = 0;  // 0x1: encrypted, 0x800: the name is UTF-8
    std::uint16_t method = 0; // 0: stored, 8: deflated
    std::optional<std::uint32_t> size = {}; // uncompressed, where it is not that of `bytes`
    std::string extra = {};                 // extra fields
};

inline std::uint32_t crc32Of(std::string_view bytes) {
    std::uint32_t crc = ~0U;
    for (const char byte : bytes) {
        crc ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1U) ^ ((crc & 1U) != 0 ? 0xEDB88320U : 0U);
    }
    return ~crc;
}

inline std::string littleEndian(std::uint64_t number, int bytes) {
    std::string text;
    for (int i = 0; i < bytes; ++i)
        text += static_cast<char>(number >> (8 * i) & 0xFFU);
    return text;
}

/// The Info-ZIP Unicode Path field: what a name, stored otherwise, is in UTF-8.
inline std::string unicodePath(std::string_view stored, std::string_view utf8) {
    return littleEndian(0x7075, 2) + littleEndian(5 + utf8.size(), 2) + '\1' +
           littleEndian(crc32Of(stored), 4) + std::string(utf8);
}

inline std::string zipOf(const std::vector<ZipPart>& parts) {
    std::string file;
    std::string directory;
    for (const ZipPart& part : parts) {
        // 2020-01-02 03:04:06
        const std::string fields =
            littleEndian(20, 2) + littleEndian(part.flags, 2) + littleEndian(part.method, 2) +
            littleEndian(3U << 11U | 4U << 5U | 3U, 2) +
            littleEndian(40U << 9U | 1U << 5U | 2U, 2) + littleEndian(crc32Of(part.bytes), 4) +
            littleEndian(part.bytes.size(), 4) +
            littleEndian(part.size.value_or(static_cast<std::uint32_t>(part.bytes.size())), 4) +
            littleEndian(part.name.size(), 2) + littleEndian(part.extra.size(), 2);
        const std::uint16_t madeBy = part.mode != 0 ? 3U << 8U | 20U : 20U;
        directory += "PK\1\2" + littleEndian(madeBy, 2) + fields + littleEndian(0, 6) +
                     littleEndian(std::uint64_t{part.mode} << 16U, 4) +
                     littleEndian(file.size(), 4) + part.name + part.extra;
        file += "PK\3\4" + fields + part.name + part.extra + part.bytes;
    }
    return file + directory + "PK\5\6" + littleEndian(0, 4) + littleEndian(parts.size(), 2) +
           littleEndian(parts.size(), 2) + littleEndian(directory.size(), 4) +
           littleEndian(file.size(), 4) + littleEndian(0, 2);
}

} // namespace moji::test
