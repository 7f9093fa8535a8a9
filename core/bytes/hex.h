#pragma once
// Bytes in hexadecimal, parsed and printed, and code points as U+4E16.

#include "bytes/byte_source.h"
#include "support/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace moji {

/// "E4 B8 96": upper case, separated by spaces.
[[nodiscard]] std::string hexBytes(ByteView bytes);
void appendHexBytes(std::string& out, ByteView bytes);
[[nodiscard]] std::string hexByte(Byte byte);

/// "U+4E16": upper case, four digits at least.
[[nodiscard]] std::string codePointName(char32_t codePoint);

/// Two digits per byte, in any mixture of the usual forms: `E4 B8 96`, `E4B896`, `\xE4\xB8\x96`,
/// `0xE4,0xB8,0x96`, `%E4%B8%96`; separators are white space, commas, semicolons, colons, hyphens,
/// braces. Error: Malformed, with the position in `detail`.
[[nodiscard]] Result<Bytes> parseHexBytes(std::string_view text);

/// A byte of which only the bits set in `mask` are given.
struct MaskedByte {
    Byte value = 0;
    Byte mask = 0xFF;
    bool operator==(const MaskedByte&) const = default;
};

/// What is wrong with the hex, and the index of the character, from 0.
struct HexFault {
    enum class Kind { NoDigit, HalfByte };
    Kind kind = Kind::NoDigit;
    std::size_t position = 0;
};

/// Like parseHexBytes, with `?` for any digit: `E4 ?? 9?`.
[[nodiscard]] Result<std::vector<MaskedByte>, HexFault> parseHexPattern(std::string_view text);

} // namespace moji
