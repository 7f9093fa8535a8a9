#include "search/run_choice.h"

#include "search/shared_letters.h"

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

void RunChoice::sort() {
    std::ranges::stable_sort(m_candidates, {},
                             [](const Candidate& candidate) { return candidate.run.range.begin; });
}

/// Of runs in wider units that end before `offset`, so that all runs that overlap them are there.
void RunChoice::unshare(std::uint64_t offset) {
    std::vector<ByteRange> owned; // in order, those that overlap made one
    for (const Candidate& candidate : m_candidates) {
        const ByteRange range = candidate.run.range;
        if (!ownsBytes(candidate.run))
            continue;
        if (owned.empty() || owned.back().end <= range.begin)
            owned.push_back(range);
        else
            owned.back().end = std::max(owned.back().end, range.end);
    }
    Candidates unshared;
    const auto isUnshared = [&](Candidate& candidate) {
        const ByteRange range = candidate.run.range;
        if (candidate.isUnshared || range.end > offset || !isInWideUnits(candidate.run))
            return false;
        candidate.isUnshared = true;
        const auto first = std::ranges::upper_bound(owned, range.begin, {}, &ByteRange::end);
        const auto last = std::ranges::lower_bound(owned, range.end, {}, &ByteRange::begin);
        if (first >= last)
            return false;
        for (UnsharedRun& part : withoutShared(candidate.run, {first, last}, m_least))
            unshared.push_back({std::move(part.run), candidate.order, part.followsKey, true});
        return true;
    };
    std::erase_if(m_candidates, isUnshared);
    std::ranges::move(unshared, std::back_inserter(m_candidates));
    sort();
}

bool RunChoice::settle(std::uint64_t offset, const std::function<bool(const TextRun&)>& use) {
    sort();
    unshare(offset);
    Candidates waiting;
    bool isUndecided = false;
    for (std::size_t done = 0; done < m_candidates.size();) {
        std::size_t end = done;
        std::uint64_t reach = m_candidates[done].run.range.end;
        while (end < m_candidates.size() && m_candidates[end].run.range.begin < reach)
            reach = std::max(reach, m_candidates[end++].run.range.end);
        const auto decisions = decide(std::span(m_candidates).subspan(done, end - done), offset);
        for (const Decision decision : decisions) {
            Candidate& candidate = m_candidates[done++];
            isUndecided |= decision == Decision::Open;
            if (decision == Decision::RuledOut) {
                candidate.isRuledOut = true;
                if (candidate.run.range.end > offset && ownsBytes(candidate.run))
                    waiting.push_back(std::move(candidate));
            } else if (isUndecided) {
                waiting.push_back(std::move(candidate));
            } else if (!use(candidate.run)) {
                return false;
            }
        }
    }
    m_candidates = std::move(waiting);
    return true;
}

bool RunChoice::isBetter(const Candidate& one, const Candidate& other) const {
    if (one.run.text.size() != other.run.text.size())
        return one.run.text.size() > other.run.text.size();
    if (one.followsKey != other.followsKey)
        return one.followsKey; // the NUL before it belongs to the key, not to UTF-16BE
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
    if (chain.size() == 1 && !chain[0].isRuledOut)
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
        if (chain[i].isRuledOut || chosen.overlaps(range))
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
