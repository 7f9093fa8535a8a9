#pragma once
// Byte-order marks and other signatures: bytes at the beginning of a text by which its encoding can
// be known (Unicode Standard 23.8; RFC 2152 for UTF-7; UTS #6 for SCSU; UTN #6 for BOCU-1; UTR #16
// for UTF-EBCDIC). All of them are U+FEFF in the encoding they name.

#include "bytes/byte_source.h"

#include <optional>
#include <string_view>

namespace moji {

struct ByteOrderMark {
    std::string_view encoding; // canonical name; UTF-EBCDIC is known here, but no codec of ours
    std::size_t length;        // bytes; for UTF-7, those that belong to U+FEFF alone
    bool operator==(const ByteOrderMark&) const = default;
};

/// Longer marks go before shorter ones that they begin with: FF FE 00 00 is UTF-32LE, although it
/// may also be a NUL in UTF-16LE.
[[nodiscard]] std::optional<ByteOrderMark> detectByteOrderMark(ByteView bytes);

/// Whether a text in the encoding (canonical name) begins with the mark of that encoding. Errors:
/// those of the source.
[[nodiscard]] Result<bool> beginsWithMarkOf(const ByteSource& source, std::string_view encoding);

/// So many bytes at the beginning suffice to tell.
constexpr std::size_t kLongestByteOrderMark = 5;

} // namespace moji
