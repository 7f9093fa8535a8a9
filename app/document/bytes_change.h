#pragma once
// What an edit did to the bytes of a document, and where a place is after it. Offsets and lengths
// are in bytes.

#include "bytes/byte_range.h"
#include "bytes/piece_table.h"
#include "bytes/splice.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace moji::app {

/// `inserted` bytes replaced those of `removed` (old offsets).
struct BytesChange {
    ByteRange removed;
    std::uint64_t inserted = 0;

    struct Part {
        ByteRange removed; // old offsets
        ByteRange result;  // new offsets
    };
    /// Of an edit at several places: each of them, from front to back; the bytes between them were
    /// kept. nullptr: `removed` as a whole.
    std::shared_ptr<const std::vector<Part>> parts{};

    /// The range of the new bytes.
    [[nodiscard]] ByteRange result() const { return {removed.begin, removed.begin + inserted}; }
    /// The last part that begins at `offset` (an old one) or before it.
    [[nodiscard]] std::optional<Part> partAt(std::uint64_t offset) const;
    /// The change that takes it back.
    [[nodiscard]] BytesChange reversed() const;
};

/// An edit at several places, in order and not overlapping, with offsets from before all of them.
[[nodiscard]] BytesChange changeOf(std::span<const Splice> places);
[[nodiscard]] BytesChange changeOf(std::span<const PieceTable::Edit> edits);

/// Two changes as one; what `next` removes begins where the bytes of `first` end.
[[nodiscard]] BytesChange joined(const BytesChange& first, const BytesChange& next);

/// A place between bytes: shifted by what was edited before it, at most at the end of an edit that
/// it was in.
[[nodiscard]] std::uint64_t movedOffset(std::uint64_t offset, const BytesChange& change);

} // namespace moji::app
