#include "search/run_choice.h"

#include <algorithm>
#include <iterator>

namespace moji {

namespace {

/// Runs in a chain of overlapping ones that may wait for its end; more are decided at once.
constexpr std::size_t kMostWaiting = 4096;

} // namespace

void RunChoice::add(TextRun run, std::size_t order) {
    m_candidates.push_back({std::move(run), order});
}

bool RunChoice::settle(std::uint64_t offset, const std::function<bool(const TextRun&)>& use) {
    std::ranges::stable_sort(m_candidates, {},
                             [](const Candidate& candidate) { return candidate.run.range.begin; });
    std::size_t done = 0;
    bool goesOn = true;
    while (goesOn && done < m_candidates.size()) {
        std::size_t end = done;
        std::uint64_t reach = m_candidates[done].run.range.end;
        while (end < m_candidates.size() && m_candidates[end].run.range.begin < reach)
            reach = std::max(reach, m_candidates[end++].run.range.end);
        if (reach > offset && end - done <= kMostWaiting)
            break;
        goesOn = choose(done, end, use);
        done = end;
    }
    m_candidates.erase(m_candidates.begin(),
                       m_candidates.begin() + static_cast<std::ptrdiff_t>(done));
    return goesOn;
}

bool RunChoice::isBetter(const Candidate& one, const Candidate& other) {
    if (one.run.text.size() != other.run.text.size())
        return one.run.text.size() > other.run.text.size();
    const bool oneIsEven = one.run.range.begin % 2 == 0;
    if (oneIsEven != (other.run.range.begin % 2 == 0))
        return oneIsEven;
    if (one.run.score != other.run.score)
        return one.run.score > other.run.score;
    return one.order < other.order;
}

/// Of candidates each of which overlaps another.
bool RunChoice::choose(std::size_t begin, std::size_t end,
                       const std::function<bool(const TextRun&)>& use) {
    std::vector<const Candidate*> byWorth;
    for (std::size_t i = begin; i < end; ++i)
        byWorth.push_back(&m_candidates[i]);
    std::ranges::stable_sort(byWorth, [](const Candidate* one, const Candidate* other) {
        return isBetter(*one, *other);
    });
    std::vector<const TextRun*> chosen; // by offset
    for (const Candidate* candidate : byWorth) {
        const ByteRange range = candidate->run.range;
        const auto after = std::ranges::lower_bound(
            chosen, range.begin, {}, [](const TextRun* run) { return run->range.begin; });
        const bool overlapsNext = after != chosen.end() && (*after)->range.begin < range.end;
        const bool overlapsLast =
            after != chosen.begin() && (*std::prev(after))->range.end > range.begin;
        if (!overlapsNext && !overlapsLast)
            chosen.insert(after, &candidate->run);
    }
    return std::ranges::all_of(chosen, [&](const TextRun* run) { return use(*run); });
}

} // namespace moji
