#pragma once
// A span of the decoder with its offset and bytes.

#include "bytes/byte_range.h"
#include "bytes/byte_source.h"
#include "text/span.h"

#include <vector>

namespace moji::app {

struct PlacedSpan {
    std::uint64_t offset = 0;
    Span span;
    Bytes bytes; // exactly those of the span

    [[nodiscard]] ByteRange range() const { return {offset, offset + span.length}; }
    [[nodiscard]] bool isError() const { return moji::isError(span.status); }
    bool operator==(const PlacedSpan&) const = default;
};

} // namespace moji::app
