#pragma once
// Replacing in encodings in which bytes mean what those before them say (ISO-2022, HZ, UTF-7, SCSU,
// BOCU-1). What replaces a hit is text that is written for its place: bytes made for the beginning
// of a text would change what those after them mean.

#include "codec/encode_in_place.h"
#include "search/replacement.h"

#include <functional>
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

struct WrittenInPlace {
    std::vector<EncodedInPlace> edits; // in order, not overlapping
    std::optional<ByteRange> refused;  // a hit for which no bytes read as its text; then no edits
};

/// Bytes for all `hits`, which are in order. After them all that is between and behind the hits
/// reads as before. Errors: those of the source, and Cancelled. `report` is told how many hits are
/// done.
[[nodiscard]] Result<WrittenInPlace>
writeInPlace(const SearchText& text, const Codec& codec, const std::vector<HitText>& hits,
             const std::stop_token& stop = {}, const std::function<void(std::size_t)>& report = {});

} // namespace moji::search
