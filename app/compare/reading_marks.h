#pragma once
// Characters that two encodings read differently in the same bytes.

#include "document/document.h"

#include <vector>

namespace moji::app {

/// The visible bytes that the two documents, which have the same bytes, read differently:
/// the shortest ranges that end at a character boundary in both. In order.
[[nodiscard]] std::vector<ByteRange> differentReadings(const Document& left, const Document& right,
                                                       ByteRange bytes);

} // namespace moji::app
