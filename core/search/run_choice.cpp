#include "search/run_choice.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>

namespace moji {

namespace {

using Candidate = RunChoice::Candidate;

/// The bytes of ranges that may overlap each other.
class Covered {
public:
    void add(ByteRange range) {
        auto next = m_ends.upper_bound(range.begin);
        if (next != m_ends.begin() && std::prev(next)->second >= range.begin) {
            --next;
            range = {next->first, std::max(range.end, next->second)};
        }
        while (next != m_ends.end() && next->first <= range.end) {
            range.end = std::max(range.end, next->second);
            next = m_ends.erase(next);
        }
        m_ends.emplace(range.begin, range.end);
    }
    [[nodiscard]] bool overlaps(ByteRange range) const {
        const auto next = m_ends.lower_bound(range.end);
        return next != m_ends.begin() && std::prev(next)->second > range.begin;
    }

private:
    std::map<std::uint64_t, std::uint64_t> m_ends; // by beginning
};

} // namespace

void RunChoice::add(TextRun run, std::size_t order) {
    m_candidates.push_back({std::move(run), order});
}

bool RunChoice::settle(std::uint64_t offset, const std::function<bool(const TextRun&)>& use) {
    std::ranges::stable_sort(m_candidates, {},
                             [](const Candidate& candidate) { return candidate.run.range.begin; });
    Candidates waiting;
    for (std::size_t done = 0; done < m_candidates.size();) {
        std::size_t end = done;
        std::uint64_t reach = m_candidates[done].run.range.end;
        while (end < m_candidates.size() && m_candidates[end].run.range.begin < reach)
            reach = std::max(reach, m_candidates[end++].run.range.end);
        const auto decisions = decide(std::span(m_candidates).subspan(done, end - done), offset);
        for (const Decision decision : decisions) {
            Candidate& candidate = m_candidates[done++];
            if (decision == Decision::Open || (decision == Decision::Chosen && !waiting.empty()))
                waiting.push_back(std::move(candidate));
            else if (decision == Decision::Chosen && !use(candidate.run))
                return false;
        }
    }
    m_candidates = std::move(waiting);
    return true;
}

bool RunChoice::isBetter(const Candidate& one, const Candidate& other) const {
    if (one.run.text.size() != other.run.text.size())
        return one.run.text.size() > other.run.text.size();
    if (isEven(one) != isEven(other))
        return isEven(one);
    if (one.run.score != other.run.score)
        return one.run.score > other.run.score;
    return one.order < other.order;
}

/// Of candidates each of which overlaps another: the best one is chosen, then the best one of those
/// that do not overlap it, and so on. Open is what a run yet to come may beat, and what depends on
/// that.
std::vector<RunChoice::Decision> RunChoice::decide(std::span<const Candidate> chain,
                                                   std::uint64_t offset) const {
    if (chain.size() == 1)
        return {chain[0].run.range.end > offset ? Decision::Open : Decision::Chosen};
    std::vector<std::size_t> byWorth(chain.size());
    std::iota(byWorth.begin(), byWorth.end(), std::size_t{0});
    std::ranges::stable_sort(byWorth, [&](std::size_t one, std::size_t other) {
        return isBetter(chain[one], chain[other]);
    });
    std::vector<Decision> decisions(chain.size(), Decision::RuledOut);
    Covered chosen;
    Covered open;
    for (const std::size_t i : byWorth) {
        const ByteRange range = chain[i].run.range;
        if (chosen.overlaps(range))
            continue;
        if (range.end > offset || open.overlaps(range)) {
            decisions[i] = Decision::Open;
            open.add(range);
        } else {
            decisions[i] = Decision::Chosen;
            chosen.add(range);
        }
    }
    return decisions;
}

} // namespace moji
