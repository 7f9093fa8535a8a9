#pragma once
// Hits in a part of a text: the first match that starts in the part, then the first that starts at
// the end of that one or after it, and so on. Matches that end after the part are not among them.
// What is beside the part is seen (by \b, ^ and whole words, and to decode what needs that), but is
// no part of a hit. The functions are those of search.h, all_hits.h and replace_all.h, which search
// the whole text.

#include "search/all_hits.h"
#include "search/replace_all.h"

namespace moji::search {

/// The first hit in `part` that starts at or after `from`.
[[nodiscard]] Result<std::optional<ByteRange>> findNextIn(ByteRange part, const SearchText& text,
                                                          const SearchPattern& pattern,
                                                          std::uint64_t from,
                                                          const SearchControl& control = {});

/// The last hit in `part` that starts before `before`.
[[nodiscard]] Result<std::optional<ByteRange>>
findPreviousIn(ByteRange part, const SearchText& text, const SearchPattern& pattern,
               std::uint64_t before, const SearchControl& control = {});

/// The hits in `part` that overlap `range`, which must be small.
[[nodiscard]] Result<std::vector<ByteRange>> hitsOfPartIn(ByteRange part, const SearchText& text,
                                                          const SearchPattern& pattern,
                                                          ByteRange range,
                                                          const SearchControl& control = {});

/// All hits in `part`; marks and size are those of the whole text.
[[nodiscard]] Result<AllHits> findAllIn(ByteRange part, const SearchText& text,
                                        const SearchPattern& pattern,
                                        const AllHitsOptions& options = {},
                                        const SearchControl& control = {});

/// Replaces the hits in `part`.
[[nodiscard]] Result<Replaced> replaceAllIn(ByteRange part, const PieceTable& table,
                                            const SearchText& text, const SearchPattern& pattern,
                                            const Replacement& replacement,
                                            const SearchControl& control = {});

} // namespace moji::search
