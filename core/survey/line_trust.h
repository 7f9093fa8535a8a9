#pragma once
// Second thoughts on the encodings of single lines: the detector knows a line and those around it,
// but a few bytes that read as UTF-8 by accident, or a short line, may still mislead it.

#include "codec/codec_registry.h"
#include "detect/line_detector.h"

#include <cstdint>
#include <map>
#include <string>

namespace moji {

/// The text of a line under a codec; nothing where some of its bytes are malformed.
[[nodiscard]] std::optional<std::u32string> lineUnder(const ByteSource& source,
                                                      const DetectedLine& line, const Codec& codec);

/// A line in several encodings that one of them reads as well: gets that codec and no segments.
/// Where only a few bytes speak against one encoding, `ambiguous` is set.
void joinAccidentalSegments(const ByteSource& source, DetectedLine& line);

/// How many lines of a file are in which encoding.
using LineCounts = std::map<const Codec*, std::uint64_t>;

/// Whether a line is in an encoding of few lines although one of many lines reads it nearly as
/// well.
[[nodiscard]] bool isOutlier(const ByteSource& source, const DetectedLine& line,
                             const LineCounts& counts);

} // namespace moji
