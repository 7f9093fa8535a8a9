#include "compare/reading_differences.h"

#include "compare/difference_list.h"
#include "compare/reading_stream.h"

#include <algorithm>

namespace moji {

namespace {

using namespace compare;

class ReadingComparison {
public:
    ReadingComparison(const ByteSource& source, const Codec& left, const Codec& right,
                      std::size_t mostRanges)
        : m_left(source, left)
        , m_right(source, right)
        , m_list(mostRanges) {}

    /// Reads more; false at the end.
    [[nodiscard]] Result<bool> advance();
    [[nodiscard]] std::uint64_t offset() const {
        return std::min(m_left.offset(), m_right.offset());
    }
    [[nodiscard]] ReadingDifferences result() &&;

private:
    void compareAtHand();
    void popLeft() { m_left.pop(), ++m_counts.leftCharacters; }
    void popRight() { m_right.pop(), ++m_counts.rightCharacters; }
    void addRange(ByteRange range);
    void endRange();

    ReadingStream m_left;
    ReadingStream m_right;
    DifferenceList m_list;
    ReadingDifferences m_counts;
    std::uint64_t m_begin = 0; // start of the difference, while the readings disagree
    bool m_areApart =
        false;        // no span of both readings has started at the same offset since m_begin
    ByteRange m_open; // the last range, which the next one may touch
};

Result<bool> ReadingComparison::advance() {
    for (ReadingStream* stream : {&m_left, &m_right}) {
        if (const auto filled = stream->fill(); !filled)
            return filled.error();
    }
    const std::uint64_t before = m_left.offset() + m_right.offset();
    compareAtHand();
    return m_left.offset() + m_right.offset() > before;
}

/// Until the side that is at the lower offset runs out of spans.
void ReadingComparison::compareAtHand() {
    for (;;) {
        const std::uint64_t left = m_left.offset();
        const std::uint64_t right = m_right.offset();
        if ((left <= right && m_left.isEmpty()) || (right <= left && m_right.isEmpty()))
            return;
        if (left < right) {
            popLeft();
        } else if (right < left) {
            popRight();
        } else if (const std::size_t words = m_left.sameWords(m_right); words > 0) {
            m_left.skip(words);
            m_right.skip(words);
        } else {
            m_begin = left;
            m_areApart = true;
            popLeft();
            popRight();
        }
        if (m_areApart && m_left.offset() == m_right.offset()) {
            addRange({m_begin, m_left.offset()});
            m_areApart = false;
        }
    }
}

void ReadingComparison::addRange(ByteRange range) {
    if (range.begin != m_open.end)
        endRange();
    if (m_open.empty())
        m_open.begin = range.begin;
    m_open.end = range.end;
}

void ReadingComparison::endRange() {
    if (m_open.empty())
        return;
    ++m_counts.rangeCount;
    m_list.add({m_open, m_open});
    m_open = {m_open.end, m_open.end};
}

ReadingDifferences ReadingComparison::result() && {
    endRange();
    m_counts.bytes = m_list.differingBytes();
    m_counts.coarse = m_list.isCoarse();
    for (const Difference& difference : std::move(m_list).take())
        m_counts.ranges.push_back(difference.left);
    return std::move(m_counts);
}

} // namespace

Result<ReadingDifferences> differencesOfReadings(const ByteSource& source, const Codec& left,
                                                 const Codec& right, std::size_t mostRanges,
                                                 const std::stop_token& stop,
                                                 const ProgressCallback& progress) {
    ReadingComparison comparison(source, left, right, mostRanges);
    for (;;) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        const auto hasMore = comparison.advance();
        if (!hasMore)
            return hasMore.error();
        if (!*hasMore)
            return std::move(comparison).result();
        if (progress)
            progress(comparison.offset(), source.size());
    }
}

} // namespace moji
