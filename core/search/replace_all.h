#pragma once
// Replaces every hit of a pattern at once, into a new piece table. The replacement bytes are in
// memory up to 1 MiB, beyond that in a temporary file, so that many millions of replacements take
// little memory.

#include "bytes/piece_table.h"
#include "search/replacement.h"
#include "search/search.h"

namespace moji::search {

struct Replaced {
    PieceTable table;
    std::uint64_t count = 0;    // hits
    ByteRange removed;          // from the start of the first hit to the end of the last
    std::uint64_t inserted = 0; // bytes that replaced them
    /// A hit for which no bytes read as the replacement at its place; then nothing is replaced.
    std::optional<ByteRange> refused = {};
};

/// `text.source` must be table.snapshot(). Errors: those of HitFinder::first and of the temporary
/// file.
[[nodiscard]] Result<Replaced> replaceAll(const PieceTable& table, const SearchText& text,
                                          const SearchPattern& pattern,
                                          const Replacement& replacement,
                                          const SearchControl& control = {});

} // namespace moji::search
