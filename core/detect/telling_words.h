#pragma once
// The words that tell encodings apart: those with bytes of 80 and more.

#include "detect/byte_survey.h"

namespace moji {

/// The first such words of the windows, each followed by a line feed, until there are `enough`
/// bytes. They begin and end where no double-byte set has half a character, but for the end of the
/// last one. Empty for seven-bit bytes.
[[nodiscard]] Bytes tellingWords(const ByteSurvey& survey, std::size_t enough);

} // namespace moji
