#pragma once
// What was decided about a line, for people and for programs.

#include "detect/line_detector.h"

#include <string>

namespace moji {

/// The beginning of a line as it reads: of at most so many bytes, without a CR at its end. Empty
/// where nothing decodes it.
[[nodiscard]] Result<std::u32string> lineText(const ByteSource& source, const DetectedLine& line,
                                              std::uint64_t mostBytes = 256);

/// The encodings that the line may be in instead, likeliest first.
[[nodiscard]] std::vector<std::string> alternativeNames(const DetectedLine& line);

/// The members of a JSON object, ASCII, without braces: "line":1,"offset":0,"length":12,
/// "encoding":"KOI8-R","score":0.99,"alternatives":["IBM866"]; where it applies "segments",
/// "damaged", "ambiguous" and "pinned".
[[nodiscard]] std::string lineJson(const DetectedLine& line);

} // namespace moji
