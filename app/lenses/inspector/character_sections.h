#pragma once
// The inspector's sections on a character: what it is, its bytes in several encodings, its escapes,
// its normal forms, its case maps, and the grapheme cluster that it is a part of.

#include "lenses/inspector/character_report.h"

namespace moji::app {

/// `span` has one code point at least.
[[nodiscard]] std::vector<ReportSection> characterSections(const Document& document,
                                                           const PlacedSpan& span);

} // namespace moji::app
