#pragma once
// The line around a place. Only U+000A ends a line, and belongs to it.

#include "document/document.h"

namespace moji::app {

/// How far a line is looked for in each direction: of a longer one that much is taken.
inline constexpr std::uint64_t kLineReach = 16 * 1024 * 1024;

[[nodiscard]] ByteRange lineAround(const Document& document, std::uint64_t offset);

} // namespace moji::app
