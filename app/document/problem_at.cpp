#include "document/problem_at.h"

#include "scan/problem_counter.h"

#include <algorithm>

namespace moji::app {

namespace {

// A problem of UTF-8 has six bytes at most (FC.. announces six).
constexpr std::uint64_t kLongestProblem = 6;

} // namespace

std::optional<ByteRange> problemAt(const Document& document, std::uint64_t offset) {
    ProblemCounter counter(isUtf8(document.codec()));
    ByteRange problem;
    const std::uint64_t begin = offset - std::min(offset, kLongestProblem);
    for (const PlacedSpan& placed : document.spansIn({begin, offset + 1 + kLongestProblem})) {
        if (!placed.isError())
            continue;
        const std::uint64_t before = counter.count();
        const bool begins = counter.add(placed.offset, placed.span.length, placed.span.status,
                                        placed.bytes.front()) > before;
        if (begins && placed.offset > offset)
            break;
        problem = {begins ? placed.offset : problem.begin, placed.range().end};
    }
    return problem.contains(offset) ? std::optional(problem) : std::nullopt;
}

} // namespace moji::app
