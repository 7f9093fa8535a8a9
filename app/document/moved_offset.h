#pragma once
// Where a place is after an edit.

#include "document/document.h"

#include <algorithm>

namespace moji::app {

/// Shifted if after `change`, at its end if within it.
[[nodiscard]] inline std::uint64_t movedOffset(std::uint64_t offset, const BytesChange& change) {
    if (offset <= change.removed.begin)
        return offset;
    if (offset >= change.removed.end)
        return offset - change.removed.length() + change.inserted;
    return std::min(offset, change.result().end);
}

} // namespace moji::app
