#pragma once
// All hits of a pattern: their exact number, the first of them one by one, and where in the text
// the others lie. Found by all processors; the result does not depend on how many there are.

#include "search/search.h"

#include <functional>

namespace moji::search {

struct AllHits {
    static constexpr std::uint64_t kMarks = 2048;
    /// From `begin` on, a place over which no hit reaches, with the hits that begin before it.
    struct Place {
        std::uint64_t begin = 0;
        std::uint64_t hitsBefore = 0;
    };

    std::uint64_t count = 0;
    std::vector<ByteRange> first; // in order; not more than was asked for
    std::vector<Place> places;    // in order, about a MiB apart; the first at offset 0
    std::vector<bool> marks; // the text in at most kMarks equal parts: whether hits begin there
    std::uint64_t size = 0;  // of the text, in bytes

    /// Whether a hit begins in `range`, or in the same parts of the text.
    [[nodiscard]] bool isMarked(ByteRange range) const;
};

struct AllHitsOptions {
    std::size_t listed = 100'000; // hits given one by one
    unsigned threads = 0;         // 0: one for each processor
    std::uint64_t blockSize = 1024 * 1024;
    /// Called now and then with the number of hits so far.
    std::function<void(std::uint64_t count)> onCount;
};

/// Errors: as HitFinder::first.
[[nodiscard]] Result<AllHits> findAll(const SearchText& text, const SearchPattern& pattern,
                                      const AllHitsOptions& options = {},
                                      const SearchControl& control = {});

/// How many of `hits` begin before `offset`.
[[nodiscard]] Result<std::uint64_t> hitsBefore(const SearchText& text, const SearchPattern& pattern,
                                               const AllHits& hits, std::uint64_t offset,
                                               const SearchControl& control = {});

} // namespace moji::search
