#pragma once
// The fault, as a person counts it, that a byte belongs to: C0 AF is one problem and two errors.

#include "document/document.h"

#include <optional>

namespace moji::app {

/// All bytes of the problem at `offset`; nothing if the byte is not part of an error.
[[nodiscard]] std::optional<ByteRange> problemAt(const Document& document, std::uint64_t offset);

} // namespace moji::app
