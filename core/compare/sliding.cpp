#include "compare/sliding.h"

#include <algorithm>
#include <optional>

namespace moji::compare {

namespace {

constexpr std::uint64_t kLongestRun = 64; // bytes; longer ones are worth keeping

/// A stretch that one side has and the other lacks.
struct OneSided {
    ByteView bytes; // all of that side
    ByteRange range;

    [[nodiscard]] bool slidesBack(std::uint64_t length) const {
        return isSame(range.begin - length, range.end - length, length);
    }
    [[nodiscard]] bool slidesAhead(std::uint64_t length) const {
        return isSame(range.begin, range.end, length);
    }

private:
    [[nodiscard]] bool isSame(std::uint64_t a, std::uint64_t b, std::uint64_t length) const {
        return std::ranges::equal(bytes.subspan(a, length), bytes.subspan(b, length));
    }
};

/// The bytes between two runs, if the other side has none there.
std::optional<OneSided> between(const EqualRun& before, const EqualRun& after, ByteView left,
                                ByteView right) {
    const ByteRange leftGap{before.left + before.length, after.left};
    const ByteRange rightGap{before.right + before.length, after.right};
    if (rightGap.empty())
        return OneSided{left, leftGap};
    if (leftGap.empty())
        return OneSided{right, rightGap};
    return {};
}

/// Joins runs that the insertion after them can slide over. From the back: a joined insertion may
/// slide over the run before.
void joinBackwards(std::vector<EqualRun>& runs, ByteView left, ByteView right) {
    std::size_t first = runs.size() - 1; // the first run that is kept
    for (std::size_t i = runs.size() - 2; i > 0; --i) {
        const EqualRun& run = runs[i];
        EqualRun& after = runs[first];
        const auto next = between(run, after, left, right);
        if (run.length <= kLongestRun && next && next->slidesBack(run.length)) {
            after.left -= run.length;
            after.right -= run.length;
            after.length += run.length;
        } else {
            runs[--first] = run;
        }
    }
    runs[--first] = runs.front();
    runs.erase(runs.begin(), runs.begin() + static_cast<std::ptrdiff_t>(first));
}

/// Joins runs that the insertion before them can slide over.
void joinForwards(std::vector<EqualRun>& runs, ByteView left, ByteView right) {
    std::size_t last = 0; // the last run that is kept
    for (std::size_t i = 1; i < runs.size(); ++i) {
        const EqualRun run = runs[i];
        const auto previous = between(runs[last], run, left, right);
        const bool isInner = i + 1 < runs.size() && run.length <= kLongestRun;
        if (isInner && previous && previous->slidesAhead(run.length))
            runs[last].length += run.length;
        else
            runs[++last] = run;
    }
    runs.resize(last + 1);
}

} // namespace

void joinBySliding(std::vector<EqualRun>& runs, ByteView left, ByteView right) {
    if (runs.size() < 3)
        return;
    joinBackwards(runs, left, right);
    joinForwards(runs, left, right);
}

} // namespace moji::compare
