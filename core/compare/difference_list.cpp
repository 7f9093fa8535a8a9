#include "compare/difference_list.h"

#include <algorithm>

namespace moji::compare {

namespace {

std::uint64_t runBetween(const Difference& before, const Difference& behind) {
    return behind.left.begin - before.left.end;
}

void join(Difference& before, const Difference& behind) {
    before.left.end = behind.left.end;
    before.right.end = behind.right.end;
}

} // namespace

DifferenceList::DifferenceList(std::size_t most)
    : m_most(std::max<std::size_t>(most, 1)) {}

void DifferenceList::add(const Difference& difference) {
    m_differing += difference.places();
    const auto isNear = [&] {
        return !m_differences.empty() &&
               runBetween(m_differences.back(), difference) <= m_joinedRun;
    };
    if (m_differences.size() == m_most && !isNear())
        makeRoom();
    if (isNear())
        join(m_differences.back(), difference);
    else
        m_differences.push_back(difference);
}

/// Joins about half of them, those with the shortest runs between; one alone takes in all that
/// come.
void DifferenceList::makeRoom() {
    if (m_differences.size() == 1) {
        m_joinedRun = ~std::uint64_t{0};
        return;
    }
    std::vector<std::uint64_t> runs;
    runs.reserve(m_differences.size() - 1);
    for (std::size_t i = 1; i < m_differences.size(); ++i)
        runs.push_back(runBetween(m_differences[i - 1], m_differences[i]));
    const auto middle = runs.begin() + static_cast<std::ptrdiff_t>(runs.size() / 2);
    std::ranges::nth_element(runs, middle);
    m_joinedRun = std::max(m_joinedRun, *middle);

    std::size_t last = 0;
    for (std::size_t i = 1; i < m_differences.size(); ++i) {
        if (runBetween(m_differences[last], m_differences[i]) <= m_joinedRun)
            join(m_differences[last], m_differences[i]);
        else
            m_differences[++last] = m_differences[i];
    }
    m_differences.resize(last + 1);
}

} // namespace moji::compare
