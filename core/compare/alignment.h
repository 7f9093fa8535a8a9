#pragma once
// How two byte sequences correspond: where they are equal and where they differ, and the lines of a
// display that shows them side by side.
//
// A place is a column of two cells, one for a byte of each side. An equal byte of both has one
// place; a difference has as many as its longer side has bytes, and the shorter one, which stands
// at their beginning, leaves a gap behind it:
//
//     left   a b c d     e f        differences: {left [2, 4), right [2, 6)}
//     right  a b 1 2 3 4 e f        places: 8, two of them gaps on the left

#include "bytes/byte_source.h"
#include "support/progress.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace moji {

/// The bytes of `left` stand where those of `right` do in the other; either may be empty, not both.
struct Difference {
    ByteRange left;
    ByteRange right;

    /// Of the display.
    [[nodiscard]] constexpr std::uint64_t places() const {
        return std::max(left.length(), right.length());
    }
    constexpr bool operator==(const Difference&) const = default;
};

/// Places from `begin` to before `end`.
struct PlaceRange {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    constexpr bool operator==(const PlaceRange&) const = default;
};

/// Differences in order, and between them equal runs. Immutable. Look-ups take the logarithm of the
/// number of differences.
class Alignment {
public:
    /// Of two empty sequences.
    Alignment() = default;
    /// The differences are in order and apart from each other, and before, between and behind them
    /// both sides have as many bytes.
    Alignment(std::vector<Difference> differences, std::uint64_t leftSize, std::uint64_t rightSize);

    [[nodiscard]] std::span<const Difference> differences() const { return m_differences; }
    [[nodiscard]] std::uint64_t leftSize() const { return m_leftSize; }
    [[nodiscard]] std::uint64_t rightSize() const { return m_rightSize; }
    /// How many there are in all.
    [[nodiscard]] std::uint64_t places() const { return m_places; }

    /// Where a byte stands; places() for the size of the side. Grows with the offset.
    [[nodiscard]] std::uint64_t placeOfLeft(std::uint64_t offset) const;
    [[nodiscard]] std::uint64_t placeOfRight(std::uint64_t offset) const;

    /// The byte at a place or, where that side has a gap there, the next byte behind the gap. At
    /// places() and behind it: a gap before the side's end.
    struct At {
        std::uint64_t offset = 0;
        bool gap = false;
        constexpr bool operator==(const At&) const = default;
    };
    [[nodiscard]] At leftAt(std::uint64_t place) const;
    [[nodiscard]] At rightAt(std::uint64_t place) const;

    /// The places of differences()[index].
    [[nodiscard]] PlaceRange placesOf(std::size_t index) const;
    /// The index of the difference that holds the place.
    [[nodiscard]] std::optional<std::size_t> differenceAt(std::uint64_t place) const;
    /// The index of the first difference that begins behind the place.
    [[nodiscard]] std::optional<std::size_t> differenceAfter(std::uint64_t place) const;
    /// The index of the last difference that begins before the place.
    [[nodiscard]] std::optional<std::size_t> differenceBefore(std::uint64_t place) const;

private:
    using Side = ByteRange Difference::*;
    [[nodiscard]] std::uint64_t placeOf(Side side, std::uint64_t offset) const;
    [[nodiscard]] At at(Side side, std::uint64_t size, std::uint64_t place) const;

    std::vector<Difference> m_differences;
    std::vector<std::uint64_t> m_begins; // the first place of each
    std::uint64_t m_leftSize = 0;
    std::uint64_t m_rightSize = 0;
    std::uint64_t m_places = 0;
};

enum class AlignmentMode {
    SameOffset, // each byte is compared with the one at its own offset
    Insertions, // bytes may be inserted and deleted; what was moved is deleted and inserted
};

struct AlignmentOptions {
    AlignmentMode mode = AlignmentMode::Insertions;
    std::size_t mostDifferences = 100'000; // at least 1
};

struct AlignmentResult {
    Alignment alignment;
    std::uint64_t differingBytes = 0; // places that differ, counted before any were joined
    bool coarse = false;              // near differences were joined: there were too many
};

/// Compares all of `left` with all of `right`, in time proportional to their sizes and in less than
/// 64 MB. The same bytes always give the same result, and exchanged sides the mirrored one.
///
/// Differences are exact: what is said to be equal is. With Insertions they are nearly as small as
/// possible where there are few; where two stretches have little in common, they are one difference
/// although a byte here and there is the same (core/compare/aligner.h says how that is decided).
///
/// `progress` counts the bytes of both sides. Errors: those of the sources, and Cancelled.
[[nodiscard]] Result<AlignmentResult> align(const ByteSource& left, const ByteSource& right,
                                            const AlignmentOptions& options = {},
                                            const std::stop_token& stop = {},
                                            const ProgressCallback& progress = {});

} // namespace moji
