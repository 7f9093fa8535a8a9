#pragma once
// A change of bytes at one place.

#include "bytes/byte_range.h"

#include <cstdint>

namespace moji {

/// The bytes of `removed` made way for `inserted` others.
struct Splice {
    ByteRange removed;
    std::uint64_t inserted = 0;
    bool operator==(const Splice&) const = default;
};

} // namespace moji
