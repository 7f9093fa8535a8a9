#pragma once
// The named character references of HTML (HTML Standard, 13.5): 2231 names, 106 of which also work
// without the semicolon.

#include "bytes/byte_source.h"

#include <span>
#include <string_view>

namespace moji::escape {

struct HtmlEntity {
    std::string_view name; // without the &; with the semicolon, where it has one
    std::string_view text; // one or two characters in UTF-8
};

/// Sorted by name.
[[nodiscard]] std::span<const HtmlEntity> htmlEntities();

inline constexpr std::size_t kLongestHtmlEntity = 32; // CounterClockwiseContourIntegral;

/// The longest name at the front of `bytes` (after the &), as the standard requires; nullptr if
/// there is none.
[[nodiscard]] const HtmlEntity* longestHtmlEntity(ByteView bytes);

} // namespace moji::escape
