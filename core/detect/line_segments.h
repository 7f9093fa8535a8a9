#pragma once
// The parts of a line that are UTF-8 and those that are not: lines that programs put together of
// pieces from several sources. Parts begin and end at ASCII characters that no double-byte set has
// as a second byte: all below 30 (space, comma, quote ...) and 3A..3F (colon, semicolon, = ...).

#include "bytes/byte_source.h"

#include <vector>

namespace moji {

struct LineSegment {
    ByteRange range; // in the line
    bool utf8 = false;
};

/// Tiling the line; ASCII goes with what stands before it (at the beginning: behind it). Empty
/// where all of the line is valid UTF-8, or no part of it with a byte of 80 or more is.
[[nodiscard]] std::vector<LineSegment> segmentLine(ByteView line);

} // namespace moji
