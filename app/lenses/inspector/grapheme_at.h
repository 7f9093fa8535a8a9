#pragma once
// The grapheme cluster (Unicode Standard Annex #29) around a place of the document.

#include "document/document.h"

#include <string>

namespace moji::app {

struct GraphemeAt {
    ByteRange range;         // its bytes, as far as they were looked at
    std::u32string text;     // its code points; an error is U+FFFD
    bool beginIsFar = false; // it begins more than kReach bytes before the place
    bool endIsFar = false;   // it ends more than kReach bytes behind it
};

/// Bytes looked at before and behind the place. A cluster has no bound; people's are shorter.
inline constexpr std::uint64_t kGraphemeReach = 1024;

[[nodiscard]] GraphemeAt graphemeAt(const Document& document, std::uint64_t offset);

} // namespace moji::app
