#pragma once
// How two byte sequences correspond: which parts are equal and which differ, and the columns of a
// side-by-side display.
//
// A place is a column of two cells, one for a byte of each side. A pair of equal bytes has one
// place; a difference has as many places as its longer side has bytes, and the shorter side is
// followed by a gap:
//
//     left   a b c d     e f        differences: {left [2, 4), right [2, 6)}
//     right  a b 1 2 3 4 e f        places: 8, two of them gaps on the left
//
// Equal text in two encodings has a stretch where its bytes are more on one side: as a difference
// in its places, but not one.

#include "bytes/byte_source.h"
#include "support/progress.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace moji {

/// The bytes of `left` correspond to those of `right`; one of them may be empty.
struct Difference {
    ByteRange left;
    ByteRange right;

    /// Places in the display.
    [[nodiscard]] constexpr std::uint64_t places() const {
        return std::max(left.length(), right.length());
    }
    constexpr bool operator==(const Difference&) const = default;
};

/// Places `begin` to `end`, half-open.
struct PlaceRange {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    constexpr bool operator==(const PlaceRange&) const = default;
};

/// Differences in order, with equal runs between them. Immutable. Look-ups take time logarithmic in
/// the number of differences.
class Alignment {
public:
    /// The alignment of two empty sequences.
    Alignment() = default;
    /// The differences must be in order and not touch, and the equal runs before, between and after
    /// them must have equal lengths on both sides.
    Alignment(std::vector<Difference> differences, std::uint64_t leftSize, std::uint64_t rightSize)
        : Alignment(std::move(differences), leftSize, rightSize, {}) {}
    /// With stretches of equal text, in order, which overlap neither each other nor a difference;
    /// the runs before, between and after all of these have equal lengths.
    Alignment(std::vector<Difference> differences, std::uint64_t leftSize, std::uint64_t rightSize,
              const std::vector<Difference>& stretches);

    [[nodiscard]] std::span<const Difference> differences() const { return m_differences; }
    /// A difference, or a stretch of equal text.
    struct Break {
        Difference bytes;
        bool isEqual = false;
    };
    /// All, in order.
    [[nodiscard]] std::span<const Break> breaks() const { return m_breaks; }
    /// The one that has the place; nullptr if none has.
    [[nodiscard]] const Break* breakAt(std::uint64_t place) const;
    [[nodiscard]] std::uint64_t leftSize() const { return m_leftSize; }
    [[nodiscard]] std::uint64_t rightSize() const { return m_rightSize; }
    /// The total number of places.
    [[nodiscard]] std::uint64_t places() const { return m_places; }

    /// The place of a byte; places() for the size of the side. Increases with the offset.
    [[nodiscard]] std::uint64_t placeOfLeft(std::uint64_t offset) const;
    [[nodiscard]] std::uint64_t placeOfRight(std::uint64_t offset) const;

    /// The byte at a place or, if that side has a gap there, the next byte after the gap. At
    /// places() and beyond: a gap before the side's end.
    struct At {
        std::uint64_t offset = 0;
        bool gap = false;
        constexpr bool operator==(const At&) const = default;
    };
    [[nodiscard]] At leftAt(std::uint64_t place) const;
    [[nodiscard]] At rightAt(std::uint64_t place) const;

    /// The places of differences()[index].
    [[nodiscard]] PlaceRange placesOf(std::size_t index) const;
    /// The index of the difference that contains the place.
    [[nodiscard]] std::optional<std::size_t> differenceAt(std::uint64_t place) const;
    /// The index of the first difference that starts after the place.
    [[nodiscard]] std::optional<std::size_t> differenceAfter(std::uint64_t place) const;
    /// The index of the last difference that starts before the place.
    [[nodiscard]] std::optional<std::size_t> differenceBefore(std::uint64_t place) const;

private:
    using Side = ByteRange Difference::*;
    [[nodiscard]] std::uint64_t placeOf(Side side, std::uint64_t offset) const;
    [[nodiscard]] At at(Side side, std::uint64_t size, std::uint64_t place) const;

    std::vector<Difference> m_differences;
    std::vector<std::uint64_t> m_begins; // the first place of each difference
    std::vector<Break> m_breaks;
    std::vector<std::uint64_t> m_breakBegins;
    std::uint64_t m_leftSize = 0;
    std::uint64_t m_rightSize = 0;
    std::uint64_t m_places = 0;
};

enum class AlignmentMode {
    SameOffset, // compares bytes at equal offsets
    Insertions, // allows insertions and deletions; moved bytes are deleted and inserted
};

struct AlignmentOptions {
    AlignmentMode mode = AlignmentMode::Insertions;
    std::size_t mostDifferences = 100'000; // at least 1
};

struct AlignmentResult {
    Alignment alignment;
    std::uint64_t differingBytes = 0; // places that differ, before any differences were joined
    bool coarse = false;              // nearby differences were joined: there were too many
};

/// Compares all of `left` with all of `right`, in time proportional to their sizes and in less than
/// 64 MB. The same bytes always give the same result, and exchanged sides the mirrored one.
///
/// Differences are exact: bytes reported as equal are equal. With Insertions, few differences are
/// nearly minimal; stretches that have little in common become one difference even if a few bytes
/// match (core/compare/aligner.h says how that is decided).
///
/// `progress` counts the bytes of both sides. Errors: those of the sources, and Cancelled.
[[nodiscard]] Result<AlignmentResult> align(const ByteSource& left, const ByteSource& right,
                                            const AlignmentOptions& options = {},
                                            const std::stop_token& stop = {},
                                            const ProgressCallback& progress = {});

} // namespace moji
