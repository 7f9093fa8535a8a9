#include "compare/reading_marks.h"

namespace moji::app {

namespace {

// From any start, two encodings soon share a character boundary.
constexpr std::uint64_t kAround = 64;

bool readAlike(const PlacedSpan& a, const PlacedSpan& b) {
    if (a.range() != b.range() || a.isError() != b.isError())
        return false;
    return a.isError() ? a.span.status == b.span.status : a.span.text() == b.span.text();
}

/// One side, walked character by character.
class Walk {
public:
    explicit Walk(std::vector<PlacedSpan> spans)
        : m_spans(std::move(spans)) {}

    [[nodiscard]] bool atEnd() const { return m_next == m_spans.size(); }
    [[nodiscard]] const PlacedSpan& current() const { return m_spans[m_next]; }
    [[nodiscard]] std::uint64_t offset() const {
        if (m_spans.empty())
            return 0;
        return atEnd() ? m_spans.back().range().end : current().offset;
    }
    void step() { ++m_next; }

private:
    std::vector<PlacedSpan> m_spans;
    std::size_t m_next = 0;
};

/// Until both are at the same offset.
void meet(Walk& a, Walk& b) {
    while (a.offset() != b.offset()) {
        Walk& trailing = a.offset() < b.offset() ? a : b;
        if (trailing.atEnd())
            return;
        trailing.step();
    }
}

} // namespace

std::vector<ByteRange> differentReadings(const Document& left, const Document& right,
                                         ByteRange bytes) {
    const ByteRange around{bytes.begin - std::min(bytes.begin, kAround), bytes.end + kAround};
    Walk a(left.spansIn(around));
    Walk b(right.spansIn(around));
    meet(a, b);
    std::vector<ByteRange> found;
    while (!a.atEnd() && !b.atEnd() && a.offset() == b.offset()) {
        const std::uint64_t begin = a.offset();
        const bool alike = readAlike(a.current(), b.current());
        a.step();
        b.step();
        meet(a, b);
        const ByteRange stretch{begin, std::max(a.offset(), b.offset())};
        if (!alike && stretch.intersects(bytes))
            found.push_back(stretch);
    }
    return found;
}

} // namespace moji::app
