#pragma once
// Where two encodings decode the same bytes differently.

#include "bytes/byte_source.h"
#include "codec/codec.h"
#include "support/progress.h"

#include <stop_token>
#include <vector>

namespace moji {

/// Two readings agree where their spans have the same offsets and are the same characters, or
/// errors of the same kind.
struct ReadingDifferences {
    std::vector<ByteRange> ranges; // in order, never touching
    bool coarse = false;           // nearby ranges were joined: there were too many

    // Counted before any ranges were joined:
    std::uint64_t rangeCount = 0;
    std::uint64_t bytes = 0;           // bytes in the ranges
    std::uint64_t leftCharacters = 0;  // spans of the left reading in them: characters, errors and
    std::uint64_t rightCharacters = 0; // controls, each as one
};

/// Decodes all of `source` as `left` and as `right`, in constant memory. `mostRanges`: at least 1.
/// Errors: those of the source, and Cancelled.
[[nodiscard]] Result<ReadingDifferences>
differencesOfReadings(const ByteSource& source, const Codec& left, const Codec& right,
                      std::size_t mostRanges = 100'000, const std::stop_token& stop = {},
                      const ProgressCallback& progress = {});

} // namespace moji
