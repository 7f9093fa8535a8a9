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

/// Tiling the line; ASCII goes with what is before it (at the beginning: after it). Empty where all
/// of the line is UTF-8, or no part of it with a byte of 80 or more is. Damaged UTF-8 is no part in
/// another encoding: a word with twice as many well-formed sequences as malformed ones counts as
/// UTF-8 (which then does not decode), of the other parts one at least must be long enough
/// (kForeignBytes) to be a word on purpose, and the UTF-8 must have two characters that
/// text has, and more of them than of others.
constexpr std::size_t kForeignBytes = 3; // of 80 and more
[[nodiscard]] std::vector<LineSegment> segmentLine(ByteView line);

} // namespace moji
