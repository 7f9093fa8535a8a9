#include "compare/difference_list.h"

#include <algorithm>

namespace moji::compare {

namespace {

Difference joined(const Difference& before, const Difference& after) {
    return {{before.left.begin, after.left.end}, {before.right.begin, after.right.end}};
}

} // namespace

DifferenceList::DifferenceList(std::size_t most)
    : m_most(std::max<std::size_t>(most, 1)) {}

void DifferenceList::add(const Difference& difference) {
    m_differing += difference.places();
    if (m_differences.size() == m_most && !joinsLast(difference))
        makeRoom();
    if (joinsLast(difference))
        m_differences.back() = joined(m_differences.back(), difference);
    else
        m_differences.push_back(difference);
}

bool DifferenceList::joinsLast(const Difference& difference) const {
    return !m_differences.empty() && joined(m_differences.back(), difference).places() <= m_grain;
}

/// Frees at least a quarter of the room; a list of one joins everything.
void DifferenceList::makeRoom() {
    constexpr std::uint64_t kFirstGrain = 16;
    constexpr std::uint64_t kLargest = ~std::uint64_t{0};
    do {
        m_grain = std::clamp(m_grain, kFirstGrain / 2, kLargest / 2) * 2;
        std::vector<Difference> all;
        all.swap(m_differences);
        for (const Difference& difference : all) {
            if (joinsLast(difference))
                m_differences.back() = joined(m_differences.back(), difference);
            else
                m_differences.push_back(difference);
        }
    } while (m_differences.size() > m_most * 3 / 4 && m_grain < kLargest - 1);
}

} // namespace moji::compare
