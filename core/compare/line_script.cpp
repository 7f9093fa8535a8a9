#include "compare/line_script.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace moji::compare {

namespace {

using Numbers = std::span<const std::uint32_t>;

constexpr std::int64_t kNowhere = -1;

/// Myers' greedy search. Row d keeps, for each diagonal -d, -d + 2, ... d, how far d edits lead on
/// the left.
class LineSearch {
public:
    LineSearch(Numbers left, Numbers right)
        : m_left(left)
        , m_right(right) {}

    [[nodiscard]] bool find(std::size_t mostEdits) {
        for (std::size_t edits = 0; edits <= mostEdits; ++edits) {
            if (advance(edits)) {
                m_edits = edits;
                return true;
            }
        }
        return false;
    }

    /// The runs that are the same, in order.
    [[nodiscard]] std::vector<EqualRun> runs() const {
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
            --edits;
            const bool isInsertion = index <= edits && m_rows[edits][index] == start;
            if (!isInsertion)
                --index;
        }
        std::ranges::reverse(runs);
        return runs;
    }

private:
    static std::int64_t diagonalOf(std::size_t edits, std::size_t index) {
        return 2 * static_cast<std::int64_t>(index) - static_cast<std::int64_t>(edits);
    }

    [[nodiscard]] std::int64_t afterEdit(std::size_t edits, std::size_t index) const {
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

    [[nodiscard]] bool advance(std::size_t edits) {
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

    Numbers m_left;
    Numbers m_right;
    std::vector<std::vector<std::int32_t>> m_rows;
    std::size_t m_edits = 0;
    std::size_t m_index = 0;
};

/// Moves insertions and deletions as far down as they go, and joins those that meet.
std::vector<EqualRun> slidDown(const std::vector<EqualRun>& runs, Numbers left, Numbers right) {
    std::vector<EqualRun> slid;
    for (EqualRun next : runs) {
        EqualRun before = slid.empty() ? EqualRun{0, 0, 0} : slid.back();
        const std::uint64_t leftGap = before.left + before.length;
        const std::uint64_t rightGap = before.right + before.length;
        const bool isInsertion = leftGap == next.left && rightGap < next.right;
        const bool isDeletion = rightGap == next.right && leftGap < next.left;
        std::uint64_t moved = 0;
        while ((isInsertion || isDeletion) && moved < next.length &&
               (isInsertion ? right[rightGap + moved] == right[next.right + moved]
                            : left[leftGap + moved] == left[next.left + moved]))
            ++moved;
        if (moved > 0 && slid.empty())
            slid.push_back(before);
        if (moved > 0)
            slid.back().length += moved;
        if (moved < next.length)
            slid.push_back({next.left + moved, next.right + moved, next.length - moved});
    }
    return slid;
}

} // namespace

NumberedLines::NumberedLines(ByteView leftText, ByteView rightText) {
    std::unordered_map<std::string_view, std::uint32_t> numbers;
    const auto cut = [&](ByteView bytes, Side& side) {
        const std::string_view text = asChars(bytes);
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
            const auto number = static_cast<std::uint32_t>(numbers.size());
            side.begins.push_back(at);
            side.numbers.push_back(
                numbers.try_emplace(text.substr(at, end - at), number).first->second);
            at = end;
        }
        side.begins.push_back(text.size());
    };
    cut(leftText, left);
    cut(rightText, right);
}

std::optional<std::vector<EqualRun>> findLineScript(const NumberedLines& lines,
                                                    std::size_t mostEdits) {
    const Numbers left = lines.left.numbers;
    const Numbers right = lines.right.numbers;
    const auto front =
        static_cast<std::uint64_t>(std::ranges::mismatch(left, right).in1 - left.begin());
    std::uint64_t back = 0;
    while (back < std::min(left.size(), right.size()) - front &&
           left[left.size() - 1 - back] == right[right.size() - 1 - back])
        ++back;
    LineSearch search(left.subspan(front, left.size() - front - back),
                      right.subspan(front, right.size() - front - back));
    if (!search.find(mostEdits))
        return {};
    std::vector<EqualRun> runs;
    if (front > 0)
        runs.push_back({0, 0, front});
    for (const EqualRun& run : search.runs())
        runs.push_back({run.left + front, run.right + front, run.length});
    if (back > 0)
        runs.push_back({left.size() - back, right.size() - back, back});
    runs = slidDown(runs, left, right);
    runs.push_back({left.size(), right.size(), 0});
    return runs;
}

} // namespace moji::compare
