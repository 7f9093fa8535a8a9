#pragma once
// UTF-8 that was misread, and then written as character references: caf&Atilde;&copy;,
// &#226;&#8364;&#8482;. No markup means such characters side by side, so that what is proven of
// them is damage in a page as well as in plain text; all other references stay.

#include "repair/misread_utf8.h"

#include <string_view>
#include <vector>

namespace moji::repair {

/// The misread parts that have references in them, in order, a place each. Takes time in proportion
/// to the text.
[[nodiscard]] std::vector<MisreadText::Place>
misreadReferences(const CodecRegistry& codecs, const MisreadUtf8Finder& misread,
                  std::u32string_view text, std::size_t maxSteps, const std::stop_token& stop);

} // namespace moji::repair
