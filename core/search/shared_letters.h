#pragma once
// Where a run of ASCII or UTF-8 and a run of UTF-16 share bytes. In a record of an ASCII key, its
// NUL and a value in UTF-16LE, the last letter of the key and the NUL read as the first character
// of the value: "Path\0C\0:\0" as "hC:". And letters of ASCII, two at a time, read as Chinese.

#include "search/text_runs.h"

#include <span>
#include <vector>

namespace moji {

/// A run of which shared characters were left out.
struct UnsharedRun {
    TextRun run;
    bool followsKey = false; // what was left out before it is a letter and a NUL
};

/// Whether bytes of the run belong to it and to no run in wider units: three characters or more of
/// ASCII or UTF-8.
[[nodiscard]] bool ownsBytes(const TextRun& run);

/// Whether the run is in units of two or four bytes, so that it may share some of them.
[[nodiscard]] bool isInWideUnits(const TextRun& run);

/// What is left of a run in wider units, in parts of `least` characters or more. `owned`: the
/// ranges that overlap it, at least one, of runs that own their bytes, in order and apart. The
/// characters there are left out, unless they are likely ones, where all others are ASCII, or where
/// they are at an edge of the run and the owner reaches past it. Else the run stays whole: Chinese
/// and Hindi have such bytes too.
[[nodiscard]] std::vector<UnsharedRun>
withoutShared(const TextRun& run, std::span<const ByteRange> owned, std::uint64_t least);

} // namespace moji
