#pragma once
// Replacing in encodings in which bytes mean what those before them say (ISO-2022, HZ, UTF-7, SCSU,
// BOCU-1). What replaces a hit is text that is written for its place: bytes made for the beginning
// of a text would change what those after them mean.

#include "search/decoded_text.h"
#include "search/replaced.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace moji::search {

/// The text of some bytes as it is read at their place; nothing where they are malformed or do not
/// begin and end between characters. Errors: those of the source.
[[nodiscard]] Result<std::optional<std::u32string>> textAt(const SearchText& text,
                                                           const Codec& codec, ByteRange range);

/// What is to replace a hit.
struct HitText {
    ByteRange hit;
    std::u32string text;
};

/// Replaces all `hits`, of which there is at least one, in order. After that all that is between
/// and behind them reads as before. `text.source` must be table.snapshot(). Errors: those of the
/// source, that it has shrunk, and Cancelled.
[[nodiscard]] Result<Replaced> replaceInPlace(const PieceTable& table, const SearchText& text,
                                              const Codec& codec, const std::vector<HitText>& hits,
                                              const std::stop_token& stop = {});

} // namespace moji::search
