#pragma once
// The hits of a pattern in bytes of any length, in constant memory, from any place.
//
// Hits do not overlap: the first is the first match of the text, each next one the first match
// that begins at the end of the hit before or behind it, as in every editor. What is found does
// not depend on where one searches from: findNext(at) is the first of all hits that begins at `at`
// or behind it. For that a search begins a little before `at`, at a place over which no match
// reaches. Where matches overlap without end, that is the beginning of the text in the worst case;
// runs of one byte (00 00 in a hole of zeros) are passed at the speed of reading.

#include "search/hit_finder.h"
#include "support/progress.h"

namespace moji::search {

struct SearchControl {
    std::stop_token stop;      // ends it: ErrorCode::Cancelled
    ProgressCallback progress; // may be empty
};

/// The first hit that begins at `from` or behind it. Errors: as HitFinder::first.
[[nodiscard]] Result<std::optional<ByteRange>> findNext(const SearchText& text,
                                                        const SearchPattern& pattern,
                                                        std::uint64_t from,
                                                        const SearchControl& control = {});

/// The last hit that begins before `before`.
[[nodiscard]] Result<std::optional<ByteRange>> findPrevious(const SearchText& text,
                                                            const SearchPattern& pattern,
                                                            std::uint64_t before,
                                                            const SearchControl& control = {});

/// All hits that have a byte in `range`, a small one: what a window shows.
[[nodiscard]] Result<std::vector<ByteRange>> hitsIn(const SearchText& text,
                                                    const SearchPattern& pattern, ByteRange range,
                                                    const SearchControl& control = {});

} // namespace moji::search
