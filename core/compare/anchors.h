#pragma once
// Places in two long stretches where the same bytes stand, found without comparing all with all:
// content that occurs once in each.
//
// A hash rolls over each side. Where it is small, which is decided by the bytes before that place
// alone, there is a cut; so the cuts of equal stretches are the same wherever those stand. Two
// features are noted at a cut: the few bytes before it, which are found again however near the next
// change is, and all bytes since the cut before, which are rarely the same by chance. Features that
// occur once on each side are paired, and of the pairs the longest chain that grows on both sides
// is kept (that is "patience diff"; S. Manber, "Finding Similar Files in a Large File System",
// 1994, for the cuts).
//
// Two passes over the bytes, and a table of some megabytes at most.

#include "compare/compared_side.h"

#include <vector>

namespace moji::compare {

/// The bytes before `left` and `right` (offsets) are the same, as far as a hash can tell.
struct Anchor {
    std::uint64_t left = 0;
    std::uint64_t right = 0;
    bool operator==(const Anchor&) const = default;
};

/// How many bytes before a cut decide on it.
enum class Grain { Fine = 16, Coarse = 32 };

/// A chain of anchors, in order on both sides.
[[nodiscard]] std::vector<Anchor> findAnchors(Sides& sides, Stretch stretch, Grain grain);

/// The longest chain that grows strictly on both sides; `anchors` in any order.
[[nodiscard]] std::vector<Anchor> longestChain(std::vector<Anchor> anchors);

} // namespace moji::compare
