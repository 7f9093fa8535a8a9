#include "compare/difference_collector.h"

#include <algorithm>

namespace moji::compare {

namespace {

/// Whether the run between two differences is too short to keep them apart.
bool isInsignificant(std::uint64_t run, const Difference& before, const Difference& after) {
    const std::uint64_t smaller = std::min(before.places(), after.places());
    return run < std::min(smaller, std::clamp<std::uint64_t>(smaller / 8, 4, 16));
}

} // namespace

void DifferenceCollector::add(const EqualRun& run) {
    if (run.length == 0)
        return;
    if (run.left > m_left || run.right > m_right)
        addDifference({{m_left, run.left}, {m_right, run.right}});
    m_left = run.left + run.length;
    m_right = run.right + run.length;
}

void DifferenceCollector::finish(std::uint64_t leftSize, std::uint64_t rightSize) {
    add({leftSize, rightSize, 1}); // the end is the same on both sides
    if (m_open.places() > 0)
        m_list.add(m_open);
}

void DifferenceCollector::addDifference(const Difference& difference) {
    const std::uint64_t run = difference.left.begin - m_open.left.end;
    if (m_cleanUp == CleanUp::Yes && isInsignificant(run, m_open, difference)) {
        m_open.left.end = difference.left.end;
        m_open.right.end = difference.right.end;
        return;
    }
    if (m_open.places() > 0)
        m_list.add(m_open);
    m_open = difference;
}

} // namespace moji::compare
