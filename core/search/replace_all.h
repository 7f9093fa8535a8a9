#pragma once
// Replaces every hit of a pattern at once, into a new piece table. The replacement bytes are in
// memory up to 1 MiB, beyond that in a temporary file, so that many millions of replacements take
// little memory.

#include "search/replaced.h"
#include "search/replacement.h"
#include "search/search.h"

namespace moji::search {

/// `text.source` must be table.snapshot(). Errors: those of HitFinder::first and of the temporary
/// file.
[[nodiscard]] Result<Replaced> replaceAll(const PieceTable& table, const SearchText& text,
                                          const SearchPattern& pattern,
                                          const Replacement& replacement,
                                          const SearchControl& control = {});

/// Replaces one hit, the last match of `finder`. Errors: those of the source, and that it has
/// shrunk.
[[nodiscard]] Result<Replaced> replaceHit(const PieceTable& table, const SearchText& text,
                                          ByteRange hit, const HitFinder& finder,
                                          const Replacement& replacement);

} // namespace moji::search
