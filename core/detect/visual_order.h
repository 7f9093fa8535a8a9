#pragma once
// Hebrew whose letters were stored from left to right, as they are seen: what terminals and the
// first browsers needed. RFC 1555 and RFC 1556 name ISO-8859-8 without a suffix for it (with vowel
// points it is windows-1255); DOS had it in IBM862. The bytes decode to the same characters, in the
// other order.

#include "detect/window_reading.h"

#include <string>
#include <string_view>

namespace moji {

/// Bits: so much less common it was than the logical order.
inline constexpr double kVisualOrder = 8;

/// Whether text in this encoding was stored so.
[[nodiscard]] bool mayBeInVisualOrder(const Codec& codec);

/// Each run of Hebrew letters turned round, which is enough to judge words.
[[nodiscard]] std::u32string inLogicalOrder(std::u32string_view visual);

/// Whether the reading is likelier to be text when its Hebrew is turned round.
[[nodiscard]] bool isInVisualOrder(const WindowReading& reading);

} // namespace moji
