#pragma once
// How much text well-known places hold: columns of databases, keys of indexes, names of files. Each
// counts in its own unit, which is why the same text fits in one and not in another.

#include "measure/text_length.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace moji::measure {

/// What a place counts.
enum class LimitUnit : std::uint8_t {
    Utf8Bytes,
    Utf16Units,
    CodePoints,
    Utf8Mb3Characters, // code points up to U+FFFF; others cannot be stored at all
    Utf8Mb4Characters, // code points
};

struct StorageLimit {
    std::string_view place; // names, not sentences: "MySQL VARCHAR(255), utf8mb3"
    LimitUnit unit;
    std::uint64_t most;
    bool hasSurrogates = true; // a lone surrogate can be stored
};

/// In the order of the table.
[[nodiscard]] std::span<const StorageLimit> storageLimits();

/// A code point that a place cannot hold at any length.
enum class Refusal : std::uint8_t {
    None,
    FourBytes, // a character of four bytes in UTF-8
    Surrogate, // a lone surrogate
};

struct LimitUse {
    const StorageLimit* limit = nullptr;
    std::uint64_t used = 0; // in the unit of the limit
    Refusal refusal = Refusal::None;
    [[nodiscard]] bool isStorable() const { return refusal == Refusal::None; }
    [[nodiscard]] bool fits() const { return isStorable() && used <= limit->most; }
};
[[nodiscard]] std::vector<LimitUse> limitsOf(std::u32string_view text);

} // namespace moji::measure
