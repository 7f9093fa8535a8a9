#pragma once
// All hits of a pattern: their exact number, the first ones individually, and where in the text the
// others are. Uses all processors; the result does not depend on their number.

#include "search/search.h"

#include <functional>

namespace moji::search {

struct AllHits {
    static constexpr std::uint64_t kMarks = 2048;
    /// `begin` is not inside any hit; the rest counts the hits that start before it.
    struct Place {
        std::uint64_t begin = 0;
        std::uint64_t hitsBefore = 0;
    };

    std::uint64_t count = 0;
    std::vector<ByteRange> first; // in order; at most as many as requested
    std::vector<Place> places;    // in order, about 1 MiB apart; the first at offset 0
    std::vector<bool> marks; // the text in at most kMarks equal parts: whether hits start in each
    std::uint64_t size = 0;  // of the text, in bytes

    /// Whether a hit starts in `range`, or in the parts of the text that contain it.
    [[nodiscard]] bool isMarked(ByteRange range) const;
};

struct AllHitsOptions {
    std::size_t listed = 100'000; // hits to list individually
    unsigned threads = 0;         // 0: one per processor
    std::uint64_t blockSize = 1024 * 1024;
    /// Called from time to time with the number of hits so far.
    std::function<void(std::uint64_t count)> onCount;
};

/// Errors: those of HitFinder::first.
[[nodiscard]] Result<AllHits> findAll(const SearchText& text, const SearchPattern& pattern,
                                      const AllHitsOptions& options = {},
                                      const SearchControl& control = {});

/// The number of `hits` that start before `offset`.
[[nodiscard]] Result<std::uint64_t> hitsBefore(const SearchText& text, const SearchPattern& pattern,
                                               const AllHits& hits, std::uint64_t offset,
                                               const SearchControl& control = {});

} // namespace moji::search
