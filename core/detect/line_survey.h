#pragma once
// A first look at the lines of a source, and then the evidence of all of them.

#include "detect/line_decider.h"
#include "detect/line_splitter.h"

#include <stop_token>

namespace moji {

/// The candidates where none are named.
[[nodiscard]] LineCandidates usualLineCandidates(const CodecRegistry& registry);

/// Looks at lines from all over the source: `judge` learns which candidates are likely; the prior
/// is what they say of changes.
[[nodiscard]] Result<LinePrior> surveyLines(const ByteSource& source, LineJudge& judge,
                                            const std::stop_token& stop = {});

/// So many lines are judged together where all are; what is unexpected is noticed between them.
constexpr std::size_t kLineBatch = 1024;

/// The next lines of a splitter, `count` at most, judged by all processors; empty at the end.
/// The neighbours of a line that is in an unexpected encoding beyond doubt may be in it, too; where
/// one line in a hundred is, it is likely from then on.
[[nodiscard]] Result<std::vector<LineEvidence>>
judgeLines(const ByteSource& source, LineJudge& judge, LineSplitter& splitter, std::size_t count);

} // namespace moji
