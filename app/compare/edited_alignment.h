#pragma once
// An alignment after an edit, until the bytes are compared again: nothing jumps while typing.

#include "compare/compared_sides.h"
#include "document/document.h"

namespace moji::app {

/// The edited bytes become a difference, merged with those that it touches; all else is
/// aligned as before.
[[nodiscard]] Alignment afterEdit(const Alignment& alignment, Side side, const BytesChange& change);
/// Both sides are the same bytes: differences that the edit touches are gone, later ones move.
[[nodiscard]] Alignment afterEditOfBoth(const Alignment& alignment, const BytesChange& change);
/// Pairs every byte with the one at the same offset.
[[nodiscard]] Alignment sameOffsets(std::uint64_t leftSize, std::uint64_t rightSize);

} // namespace moji::app
