#pragma once
// A first look at the lines of a source.

#include "detect/line_decider.h"

#include <stop_token>

namespace moji {

/// The candidates where none are named.
[[nodiscard]] LineCandidates usualLineCandidates(const CodecRegistry& registry);

struct LineSurvey {
    LikelyCandidates likely;
    LinePrior prior;
};

/// What lines from all over the source say.
[[nodiscard]] Result<LineSurvey> surveyLines(const ByteSource& source, const LineJudge& judge,
                                             const std::stop_token& stop = {});

} // namespace moji
