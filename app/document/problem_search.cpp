#include "document/problem_search.h"

#include "codec/span_cursor.h"
#include "scan/checker.h"
#include "scan/problem_counter.h"

#include <algorithm>

namespace moji::app {

namespace {

// A problem of UTF-8 has six bytes at most (FC.. announces six), in other encodings a few.
constexpr std::uint64_t kLongestProblem = 64;
constexpr std::uint64_t kBlock = 64 * 1024;

} // namespace

/// Calls `visit(problem)` for each that begins in `range`, in order, until it returns false.
template <class Visit>
void ProblemSearch::forEachProblem(ByteRange range, std::stop_token stop, Visit visit) const {
    SpanCursor cursor(*source, *codec, checkpoints.get());
    // A little before, so that what begins there is not taken for a problem of its own.
    if (!cursor.seek(range.begin - std::min(range.begin, kLongestProblem)))
        return;
    ProblemCounter counter(hasUtf8Errors(*codec));
    std::uint64_t number = 0;
    ByteRange problem;
    const auto report = [&] { return !range.contains(problem.begin) || visit(problem); };
    while (!stop.stop_requested()) {
        const auto item = cursor.next();
        const bool ended = !item || !*item || (*item)->offset >= range.end + kLongestProblem;
        const bool error = !ended && isError((*item)->span.status);
        if (ended || !error) {
            if (!problem.empty() && !report())
                return;
            problem = {};
            if (ended)
                return;
            continue;
        }
        const ByteRange bytes{(*item)->offset, (*item)->offset + (*item)->span.length};
        const auto current = counter.add(bytes.begin, (*item)->span.length, (*item)->span.status,
                                         (*item)->bytes.front());
        if (!problem.empty() && current == number) {
            problem.end = bytes.end;
            continue;
        }
        if (!problem.empty() && !report())
            return;
        problem = bytes;
        number = current;
    }
}

std::optional<ByteRange> ProblemSearch::next(std::uint64_t offset, std::stop_token stop) const {
    std::optional<ByteRange> found;
    forEachProblem({offset, source->size()}, stop, [&](ByteRange problem) {
        found = problem;
        return false;
    });
    return found;
}

std::optional<ByteRange> ProblemSearch::previous(std::uint64_t offset, std::stop_token stop) const {
    std::optional<ByteRange> found;
    std::uint64_t end = std::min(offset, source->size());
    while (end > 0 && !found && !stop.stop_requested()) {
        const std::uint64_t begin = end - std::min(end, kBlock);
        forEachProblem({begin, end}, stop, [&](ByteRange problem) {
            found = problem;
            return true;
        });
        end = begin;
    }
    return found;
}

} // namespace moji::app
