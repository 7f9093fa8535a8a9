#pragma once
// Characters that two encodings read differently in the same bytes.

#include "document/document.h"

#include <vector>

namespace moji::app {

/// The bytes in sight of which the two documents, which have the same bytes, make something else:
/// the least stretches that end in both where characters end. In order.
[[nodiscard]] std::vector<ByteRange> differentReadings(const Document& left, const Document& right,
                                                       ByteRange bytes);

} // namespace moji::app
