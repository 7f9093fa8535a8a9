#include "compare/edit_script.h"

#include "compare/byte_runs.h"
#include "compare/sliding.h"

#include <algorithm>

namespace moji::compare {

namespace {

constexpr std::int32_t kNowhere = -1;

std::size_t rowBegin(std::size_t edits) {
    return edits * (edits + 1) / 2;
}

std::int32_t diagonalOf(std::size_t edits, std::size_t index) {
    return static_cast<std::int32_t>(2 * index) - static_cast<std::int32_t>(edits);
}

} // namespace

bool EditScript::findWhole(ByteView left, ByteView right, std::size_t mostEdits) {
    begin(left, right);
    for (std::size_t edits = 0; edits <= mostEdits; ++edits) {
        if (const auto index = advance(edits, Ending::Both)) {
            traceBack(edits, *index);
            m_runs.push_back({left.size(), right.size(), 0});
            joinBySliding(m_runs, left, right);
            return true;
        }
    }
    return false;
}

void EditScript::findFurthest(ByteView left, ByteView right, std::size_t mostEdits) {
    begin(left, right);
    std::size_t edits = 0;
    std::optional<std::size_t> index = advance(edits, Ending::Either);
    while (!index && edits < mostEdits)
        index = advance(++edits, Ending::Either);
    traceBack(edits, index ? *index : furthestIn(edits));
    joinBySliding(m_runs, left, right);
}

void EditScript::begin(ByteView left, ByteView right) {
    m_left = left;
    m_right = right;
    m_rows.clear();
    m_runs.clear();
}

/// How far in `left` one more edit leads: a deletion from the diagonal below or an insertion from
/// the one above, whichever is further.
std::int32_t EditScript::afterEdit(std::size_t edits, std::size_t index) const {
    if (edits == 0)
        return 0;
    const std::int32_t* const row = m_rows.data() + rowBegin(edits - 1);
    const std::int32_t diagonal = diagonalOf(edits, index);
    std::int32_t reached = kNowhere;
    if (index < edits && row[index] != kNowhere &&
        row[index] - diagonal <= static_cast<std::int32_t>(m_right.size()))
        reached = row[index];
    if (index > 0 && row[index - 1] != kNowhere &&
        row[index - 1] < static_cast<std::int32_t>(m_left.size()))
        reached = std::max(reached, row[index - 1] + 1);
    return reached;
}

std::size_t EditScript::runAt(std::size_t leftAt, std::size_t rightAt) const {
    if (leftAt == m_left.size() || rightAt == m_right.size() || m_left[leftAt] != m_right[rightAt])
        return 0; // most often
    return equalRun(m_left.subspan(leftAt), m_right.subspan(rightAt));
}

std::optional<std::size_t> EditScript::advance(std::size_t edits, Ending ending) {
    m_rows.resize(rowBegin(edits + 1));
    std::int32_t* const row = m_rows.data() + rowBegin(edits);
    for (std::size_t index = 0; index <= edits; ++index) {
        std::int32_t at = afterEdit(edits, index);
        if (at != kNowhere) {
            const auto leftAt = static_cast<std::size_t>(at);
            const auto rightAt = static_cast<std::size_t>(at - diagonalOf(edits, index));
            const std::size_t run = runAt(leftAt, rightAt);
            at += static_cast<std::int32_t>(run);
            const bool leftEnds = leftAt + run == m_left.size();
            const bool rightEnds = rightAt + run == m_right.size();
            if ((leftEnds && rightEnds) || (ending == Ending::Either && (leftEnds || rightEnds))) {
                row[index] = at;
                return index;
            }
        }
        row[index] = at;
    }
    return {};
}

std::size_t EditScript::furthestIn(std::size_t edits) const {
    const std::int32_t* const row = m_rows.data() + rowBegin(edits);
    const auto distance = [&](std::size_t index) { // position in both sequences
        return row[index] == kNowhere ? kNowhere : 2 * row[index] - diagonalOf(edits, index);
    };
    std::size_t best = 0;
    for (std::size_t index = 1; index <= edits; ++index) {
        if (distance(index) > distance(best))
            best = index;
    }
    return best;
}

void EditScript::traceBack(std::size_t edits, std::size_t index) {
    m_edits = edits;
    for (;;) {
        const std::int32_t reached = m_rows[rowBegin(edits) + index];
        const std::int32_t start = afterEdit(edits, index);
        if (reached > start)
            m_runs.push_back({static_cast<std::uint64_t>(start),
                              static_cast<std::uint64_t>(start - diagonalOf(edits, index)),
                              static_cast<std::uint64_t>(reached - start)});
        if (edits == 0)
            break;
        --edits;
        const bool isInsertion = index <= edits && m_rows[rowBegin(edits) + index] == start;
        if (!isInsertion)
            --index;
    }
    if (m_runs.empty() || m_runs.back().left > 0 || m_runs.back().right > 0)
        m_runs.push_back({0, 0, 0});
    std::ranges::reverse(m_runs);
}

} // namespace moji::compare
