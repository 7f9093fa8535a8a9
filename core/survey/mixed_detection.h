#pragma once
// The encoding of a text as a whole (detect/detector.h), and whether there is such a thing: lines
// in several encodings are said to be so, where one encoding for all of them would be a wrong
// conclusion.

#include "detect/detector.h"
#include "survey/line_mixture.h"

namespace moji {

struct MixedDetection {
    /// With a mixture `ambiguous` is set, the scores are halved, and guesses are encodings of
    /// lines: none where the text as a whole reads best in another one.
    Detection detection;
    std::optional<LineMixture> mixture;
};

/// Where candidates are named, lines are not looked at. Errors: those of the source, and Cancelled.
[[nodiscard]] Result<MixedDetection> detectWithLines(const ByteSource& source,
                                                     const CodecRegistry& registry,
                                                     const DetectOptions& options = {},
                                                     const std::stop_token& stop = {},
                                                     const ProgressCallback& progress = {});

} // namespace moji
