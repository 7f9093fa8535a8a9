#pragma once
// The spans that a window onto the bytes shows: those of a decode from the beginning, wherever one
// looks first.

#include "bytes/byte_source.h"
#include "codec/codec.h"
#include "document/placed_span.h"

#include <vector>

namespace moji::app {

/// All spans that have a byte in `range` (cut to what there is). What cannot be read is left out.
[[nodiscard]] std::vector<PlacedSpan> spansOf(const ByteSource& source, const Codec& codec,
                                              ByteRange range);

} // namespace moji::app
