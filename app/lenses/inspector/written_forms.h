#pragma once
// How a character is written: its bytes in common encodings, its escapes in the
// styles programmers use.

#include "lenses/inspector/character_report.h"

namespace moji::app {

/// `span` has one code point at least. The document's own encoding is among the rows, highlighted.
[[nodiscard]] ReportSection bytesSection(const Document& document, const PlacedSpan& span);
[[nodiscard]] ReportSection escapesSection(std::u32string_view text);

} // namespace moji::app
