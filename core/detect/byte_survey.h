#pragma once
// One pass over bytes of unknown encoding: which values there are and where each is first, and a
// few windows that represent the rest, so that the time of a detection hardly grows with the file.

#include "bytes/byte_source.h"
#include "detect/seven_bit.h"
#include "support/progress.h"
#include "text/tail.h"

#include <array>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace moji {

struct ByteSurvey {
    std::uint64_t size = 0; // of what was read: all, unless isMostlyZeros
    /// So much is nothing but zeros that it is no text: the rest was not read.
    bool isMostlyZeros = false;
    std::array<std::uint64_t, 256> counts{};
    std::array<std::uint64_t, 256> firstAt{}; // offsets; of values with a count

    /// Of all bytes; nothing is proved where there are any of 80 and more.
    SevenBitProofs sevenBit;

    /// Where most can be learned: around bytes of 80 and more (around what may be shifts where
    /// there are none), early ones first, ever fewer towards the end. In order, none overlapping.
    /// The first begins at offset 0; the others where no character of any double-byte set is cut:
    /// after a line feed or a space, if there is one nearby.
    struct Window {
        std::uint64_t offset = 0;
        Bytes bytes;
    };
    std::vector<Window> windows;

    [[nodiscard]] bool isSevenBit() const;
    [[nodiscard]] bool hasAny(std::uint8_t value) const { return counts[value] > 0; }
};

/// Bytes as one window, without counts. `tail`: MoreFollows where the last character may be cut.
[[nodiscard]] ByteSurvey surveyOf(Bytes bytes, Tail tail);

/// How far a source is read.
enum class SurveyExtent : std::uint8_t {
    All,
    UntilZeros, // no further than where it is clear that most of it is zeros
};

/// Errors: those of the source, and Cancelled.
[[nodiscard]] Result<ByteSurvey> surveyBytes(const ByteSource& source,
                                             const std::stop_token& stop = {},
                                             const ProgressCallback& progress = {},
                                             SurveyExtent extent = SurveyExtent::All);

} // namespace moji
