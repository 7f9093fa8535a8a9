#pragma once
// The named character references of HTML (HTML Standard, 13.5): 2231 names, 106 of which also work
// without the semicolon.

#include "bytes/byte_source.h"
#include "support/inline_text.h"

#include <span>
#include <string_view>

namespace moji::escape {

inline constexpr std::size_t kLongestHtmlEntity = 32; // CounterClockwiseContourIntegral;

struct HtmlEntity {
    InlineText<kLongestHtmlEntity> inlineName;
    InlineText<7> inlineText;

    /// Without the &; with the semicolon, where it has one.
    [[nodiscard]] std::string_view name() const { return inlineName.view(); }
    /// One or two characters in UTF-8.
    [[nodiscard]] std::string_view text() const { return inlineText.view(); }
};

/// Sorted by name.
[[nodiscard]] std::span<const HtmlEntity> htmlEntities();

/// The longest name at the front of `bytes` (after the &), as the standard requires; nullptr if
/// there is none.
[[nodiscard]] const HtmlEntity* longestHtmlEntity(ByteView bytes);

} // namespace moji::escape
