#pragma once
// The evidence of all lines of a source, in order, by all processors.
//
//     JudgedLines lines(source, judge, likely);
//     for (auto batch = lines.next(); batch && !batch->empty(); batch = lines.next()) ...
//
// Threads judge a few batches of lines ahead of the caller. What is unexpected is noticed between
// batches: the neighbours of a line that is in an unexpected encoding beyond doubt may be in it,
// too, and where one line in a hundred is, it is likely from then on. The evidence is the same for
// any number of threads.

#include "detect/line_evidence.h"
#include "detect/line_splitter.h"
#include "support/ordered_work.h"
#include "support/parallel_for.h"

#include <limits>
#include <mutex>

namespace moji {

/// An encoding of fewer lines than one in so many is no likely one.
constexpr std::size_t kLinesForLikely = 100;

/// Judges each of some lines, by all processors. Errors: those of the source.
[[nodiscard]] Result<std::vector<LineEvidence>>
judgeAll(const ByteSource& source, const LineJudge& judge, std::vector<LineEvidence> lines,
         const LikelyCandidates& likely, CandidateTrial trial);

class JudgedLines {
public:
    /// Borrows source and judge. `offset`: where the first line begins; `most`: lines.
    JudgedLines(const ByteSource& source, const LineJudge& judge, LikelyCandidates likely,
                std::uint64_t offset = 0,
                std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

    /// The next lines; empty at the end. Errors: those of the source.
    [[nodiscard]] Result<std::vector<LineEvidence>> next();

private:
    using Lines = std::vector<LineEvidence>;
    struct Judged {
        Lines lines;
        LikelyCandidates found; // likely from the next line on, besides those that were
    };
    /// A batch, and the likely candidates with which it was judged.
    struct Batch {
        Result<Judged> judged;
        std::shared_ptr<const LikelyCandidates> likely;
    };
    [[nodiscard]] static Result<Judged> judgeBatch(const ByteSource& source, const LineJudge& judge,
                                                   Lines lines, const LikelyCandidates& likely);
    [[nodiscard]] Result<Lines> settle(Batch batch);
    void beginRound();
    [[nodiscard]] std::optional<Result<Lines>> split();
    [[nodiscard]] Batch judge(Result<Lines> lines);
    [[nodiscard]] std::shared_ptr<const LikelyCandidates> likely();

    const ByteSource& m_source;
    const LineJudge& m_judge;
    LineSplitter m_splitter;
    std::uint64_t m_left;          // lines
    std::size_t m_leftInRound = 0; // batches
    bool m_atEnd = false;          // there are no more lines to split
    std::mutex m_mutex;
    std::shared_ptr<const LikelyCandidates> m_likely; // guarded by m_mutex; never nullptr
    std::optional<Helpers> m_helpers;                 // of this round
    std::optional<OrderedWork<Result<Lines>, Batch>> m_round;
};

} // namespace moji
