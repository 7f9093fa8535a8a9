#pragma once
// The part of a byte range that lies in one run of a row, side by side.

#include "bytes/byte_range.h"

#include <cstdint>
#include <optional>

namespace moji::app {

struct RowPart {
    std::uint64_t first;
    std::uint64_t last; // inclusive
    bool opensLeft;     // began in an earlier row, or left of a gap
    bool opensRight;    // continues in the next row, or right of the gap
};

/// Nothing where the range and the run do not meet.
[[nodiscard]] std::optional<RowPart> partOf(ByteRange range, ByteRange run);

} // namespace moji::app
