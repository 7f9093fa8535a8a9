#include "grid/visible_spans.h"

#include "scan/problem_counter.h"

#include <algorithm>

namespace moji::app {

namespace {

// A problem of UTF-8 has six bytes at most (FC.. announces six).
constexpr std::uint64_t kLongestProblem = 6;

} // namespace

void VisibleSpans::update(const Document& document, ByteRange range) {
    const bool waits = !m_unaligned.empty() || !m_unread.empty();
    if (m_revision == document.revision() && m_range == range && !waits)
        return;
    m_revision = document.revision();
    m_range = range;
    m_items.clear();
    const ByteRange around{range.begin - std::min(range.begin, kLongestProblem),
                           range.end + kLongestProblem};
    for (PlacedSpan& placed : document.spansIn(around))
        m_items.push_back({std::move(placed), {}});
    m_unaligned = m_items.empty() ? document.bytes(range) : Bytes();
    const std::uint64_t read =
        m_items.empty() ? range.begin + m_unaligned.size() : m_items.back().placed.range().end;
    const std::uint64_t end = std::min(range.end, document.size());
    m_unread = {std::min(std::max(read, range.begin), end), end};
    findProblems(isUtf8(document.codec()));
}

void VisibleSpans::findProblems(bool utf8Errors) {
    ProblemCounter counter(utf8Errors);
    std::uint64_t current = 0;
    std::size_t first = 0; // item of the current problem
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        const PlacedSpan& placed = m_items[i].placed;
        if (!placed.isError())
            continue;
        const std::uint64_t number = counter.add(placed.offset, placed.span.length,
                                                 placed.span.status, placed.bytes.front());
        if (number != current)
            first = i;
        current = number;
        const ByteRange all{m_items[first].placed.offset, placed.range().end};
        for (std::size_t member = first; member <= i; ++member)
            m_items[member].problem = all;
    }
}

std::size_t VisibleSpans::indexAt(std::uint64_t offset) const {
    const auto found = std::partition_point(m_items.begin(), m_items.end(), [&](const Item& item) {
        return item.placed.range().end <= offset;
    });
    return static_cast<std::size_t>(found - m_items.begin());
}

const VisibleSpans::Item* VisibleSpans::at(std::uint64_t offset) const {
    const std::size_t index = indexAt(offset);
    const bool inside = index < m_items.size() && m_items[index].placed.range().contains(offset);
    return inside ? &m_items[index] : nullptr;
}

} // namespace moji::app
