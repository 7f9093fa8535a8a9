#pragma once
// The grapheme cluster (Unicode Standard Annex #29) around a place of the document.

#include "document/document.h"

#include <string>

namespace moji::app {

struct GraphemeAt {
    ByteRange range;         // its bytes, as far as they were read
    std::u32string text;     // its code points; an error is U+FFFD
    bool beginIsFar = false; // it starts more than kGraphemeReach bytes before the place
    bool endIsFar = false;   // it ends more than kGraphemeReach bytes after it
};

/// Bytes read before and after the place. Clusters are unbounded; real ones are shorter.
inline constexpr std::uint64_t kGraphemeReach = 1024;

[[nodiscard]] GraphemeAt graphemeAt(const Document& document, std::uint64_t offset);

} // namespace moji::app
