#pragma once
// The line around a place. Only U+000A ends a line, and belongs to it.

#include "document/document.h"

namespace moji::app {

/// The most bytes searched in each direction: a longer line is cut there.
inline constexpr std::uint64_t kLineReach = 16 * 1024 * 1024;

[[nodiscard]] ByteRange lineAround(const Document& document, std::uint64_t offset);

} // namespace moji::app
