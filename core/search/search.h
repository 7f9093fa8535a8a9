#pragma once
// The hits of a pattern in bytes of any length, in constant memory, from any place.
//
// Hits do not overlap: the first hit is the first match of the text, each next hit is the first
// match that starts at or after the end of the previous one, as in every editor. The result does
// not depend on where the search starts: findNext(at) is the first of all hits that start at or
// after `at`. To ensure that, a search starts a little before `at`, at a place that is not inside
// any match. If matches overlap endlessly, that is the beginning of the text in the worst case;
// runs of one byte (00 00 in zeros) are skipped at reading speed.

#include "search/hit_finder.h"
#include "support/progress.h"

namespace moji::search {

struct SearchControl {
    std::stop_token stop;      // ends the search with ErrorCode::Cancelled
    ProgressCallback progress; // may be empty
};

/// The first hit that starts at or after `from`. Errors: those of HitFinder::first.
[[nodiscard]] Result<std::optional<ByteRange>> findNext(const SearchText& text,
                                                        const SearchPattern& pattern,
                                                        std::uint64_t from,
                                                        const SearchControl& control = {});

/// The last hit that starts before `before`.
[[nodiscard]] Result<std::optional<ByteRange>> findPrevious(const SearchText& text,
                                                            const SearchPattern& pattern,
                                                            std::uint64_t before,
                                                            const SearchControl& control = {});

/// All hits that overlap `range`, which must be small: for display.
[[nodiscard]] Result<std::vector<ByteRange>> hitsIn(const SearchText& text,
                                                    const SearchPattern& pattern, ByteRange range,
                                                    const SearchControl& control = {});

} // namespace moji::search
