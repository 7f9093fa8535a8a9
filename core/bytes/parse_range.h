#pragma once
// A byte range as a person writes it.

#include "bytes/byte_range.h"
#include "support/result.h"

#include <string_view>

namespace moji {

/// `A:B`, half-open, decimal or 0x; either may be omitted (0, the end). Error: Malformed, also if A
/// is greater than B.
[[nodiscard]] Result<ByteRange> parseRange(std::string_view text);

} // namespace moji
