#pragma once
// Finds places with equal bytes in two long stretches without comparing all with all: content that
// occurs once in each.
//
// A rolling hash is computed over each side. A place where it is small is a cut; only the bytes
// before a place decide that, so equal stretches have the same cuts wherever they are. Each cut
// gives two features: the few bytes before it, which survive changes nearby, and all bytes since
// the previous cut, which rarely match by chance. Features that occur once on each side are paired,
// and the longest chain of pairs that increases on both sides is kept ("patience diff"; cuts: S.
// Manber, "Finding Similar Files in a Large File System", 1994).
//
// Takes two passes over the bytes, and a table of a few megabytes at most.

#include "compare/compared_side.h"

#include <vector>

namespace moji::compare {

/// The bytes before `left` and `right` (offsets) are equal, according to a hash.
struct Anchor {
    std::uint64_t left = 0;
    std::uint64_t right = 0;
    bool operator==(const Anchor&) const = default;
};

/// How many bytes before a place decide whether it is a cut.
enum class Grain { Fine = 16, Coarse = 32 };

/// A chain of anchors, in order on both sides.
[[nodiscard]] std::vector<Anchor> findAnchors(Sides& sides, Stretch stretch, Grain grain);

/// The longest chain that strictly increases on both sides; `anchors` may be in any order.
[[nodiscard]] std::vector<Anchor> longestChain(std::vector<Anchor> anchors);

} // namespace moji::compare
