#pragma once
// An alignment after an edit, until the bytes are compared anew: nothing jumps while one types.

#include "compare/compared_sides.h"
#include "document/document.h"

namespace moji::app {

/// What was edited on one side is a difference, merged with those that it touches; all else is
/// aligned as before.
[[nodiscard]] Alignment afterEdit(const Alignment& alignment, Side side, const BytesChange& change);
/// Both sides are the same bytes: differences that the edit touches are gone, those behind it move.
[[nodiscard]] Alignment afterEditOfBoth(const Alignment& alignment, const BytesChange& change);
/// Every byte beside the one at its own offset.
[[nodiscard]] Alignment sameOffsets(std::uint64_t leftSize, std::uint64_t rightSize);

} // namespace moji::app
