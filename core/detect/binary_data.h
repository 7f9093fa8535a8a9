#pragma once
// Whether bytes are text at all. Text in an encoding of bytes has no NUL and hardly any control but
// those of lines, tabs, overstriking and escapes; programs, images and compressed data are full of
// both. (UTF-16 and UTF-32 have NULs too: detect/wide_text.h is asked first.) What kind of data it
// is says the database of file(1), through libmagic.

#include "bytes/byte_source.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace moji {

/// Controls among some bytes.
struct ControlCounts {
    std::uint64_t bytes = 0;
    std::uint64_t nuls = 0;
    std::uint64_t others = 0; // 01..07, 10..1A, 1C..1F, 7F
    std::uint64_t shifts = 0; // 0E and 0F, which ISO 2022 has

    /// So many that it is no text in any encoding that has ASCII, NUL or no NUL.
    [[nodiscard]] bool isDense() const;
    [[nodiscard]] bool hasAny() const { return nuls + others > 0; }
};

[[nodiscard]] ControlCounts countControls(const std::array<std::uint64_t, 256>& counts);
[[nodiscard]] ControlCounts countControls(ByteView bytes);

constexpr std::string_view kUnknownData = "data";

/// What file(1) says of bytes that begin so, such as "gzip compressed data, from Unix":
/// kUnknownData where it knows nothing, and where its database is not installed. Callable from
/// several threads.
[[nodiscard]] std::string describeBinary(ByteView beginning);

/// Whether file(1) knows bytes that begin so for something else than text.
[[nodiscard]] bool hasBinarySignature(ByteView beginning);

/// "5.44"; empty if libmagic is not installed.
[[nodiscard]] std::string magicVersion();

/// So many bytes at the beginning suffice for all of that.
constexpr std::size_t kBinaryHead = 64 * 1024;

} // namespace moji
