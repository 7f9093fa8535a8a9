#include "compare/line_search.h"

#include <algorithm>

namespace moji::compare {

namespace {

constexpr std::int64_t kNowhere = -1;

std::int64_t diagonalOf(std::size_t edits, std::size_t index) {
    return 2 * static_cast<std::int64_t>(index) - static_cast<std::int64_t>(edits);
}

} // namespace

bool LineSearch::find(std::size_t mostEdits) {
    for (std::size_t edits = 0; edits <= mostEdits; ++edits) {
        if (advance(edits)) {
            m_edits = edits;
            return true;
        }
    }
    return false;
}

void LineSearch::goBackTo(std::size_t edits) {
    m_edits = m_rows.size() - 1;
    m_index = 0;
    std::int64_t furthest = kNowhere;
    for (std::size_t index = 0; index <= m_edits; ++index) {
        const std::int64_t reached = m_rows[m_edits][index];
        const std::int64_t both = 2 * reached - diagonalOf(m_edits, index);
        if (reached != kNowhere && both > furthest) {
            furthest = both;
            m_index = index;
        }
    }
    while (m_edits > edits)
        goBack(m_edits, m_index);
}

std::size_t LineSearch::takenLeft() const {
    return static_cast<std::size_t>(m_rows[m_edits][m_index]);
}

std::size_t LineSearch::takenRight() const {
    return static_cast<std::size_t>(m_rows[m_edits][m_index] - diagonalOf(m_edits, m_index));
}

std::vector<EqualRun> LineSearch::runs() const {
    std::vector<EqualRun> runs;
    std::size_t edits = m_edits;
    std::size_t index = m_index;
    for (;;) {
        const std::int64_t reached = m_rows[edits][index];
        const std::int64_t start = afterEdit(edits, index);
        if (reached > start)
            runs.push_back({static_cast<std::uint64_t>(start),
                            static_cast<std::uint64_t>(start - diagonalOf(edits, index)),
                            static_cast<std::uint64_t>(reached - start)});
        if (edits == 0)
            break;
        goBack(edits, index);
    }
    std::ranges::reverse(runs);
    return runs;
}

/// To the place one edit before.
void LineSearch::goBack(std::size_t& edits, std::size_t& index) const {
    const std::int64_t start = afterEdit(edits, index);
    --edits;
    const bool isInsertion = index <= edits && m_rows[edits][index] == start;
    if (!isInsertion)
        --index;
}

std::int64_t LineSearch::afterEdit(std::size_t edits, std::size_t index) const {
    if (edits == 0)
        return 0;
    const std::vector<std::int32_t>& row = m_rows[edits - 1];
    const std::int64_t diagonal = diagonalOf(edits, index);
    std::int64_t reached = kNowhere;
    if (index < edits && row[index] != kNowhere && row[index] - diagonal <= std::ssize(m_right))
        reached = row[index];
    if (index > 0 && row[index - 1] != kNowhere && row[index - 1] < std::ssize(m_left))
        reached = std::max<std::int64_t>(reached, row[index - 1] + 1);
    return reached;
}

bool LineSearch::advance(std::size_t edits) {
    m_rows.emplace_back(edits + 1);
    for (std::size_t index = 0; index <= edits; ++index) {
        std::int64_t at = afterEdit(edits, index);
        if (at != kNowhere) {
            auto left = static_cast<std::size_t>(at);
            auto right = static_cast<std::size_t>(at - diagonalOf(edits, index));
            while (left < m_left.size() && right < m_right.size() &&
                   m_left[left] == m_right[right]) {
                ++left;
                ++right;
            }
            at = static_cast<std::int64_t>(left);
            if (left == m_left.size() && right == m_right.size()) {
                m_rows.back()[index] = static_cast<std::int32_t>(at);
                m_index = index;
                return true;
            }
        }
        m_rows.back()[index] = static_cast<std::int32_t>(at);
    }
    return false;
}

} // namespace moji::compare
