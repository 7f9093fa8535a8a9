#pragma once
// The characters of an encoding in which each byte is one, whatever its neighbours.

#include "codec/codec.h"

#include <array>
#include <optional>

namespace moji::search {

/// By byte; U+FFFD for those that are errors.
using SingleBytes = std::array<char32_t, 256>;

/// Nothing for other encodings.
[[nodiscard]] std::optional<SingleBytes> singleBytesOf(const Codec& codec);

} // namespace moji::search
