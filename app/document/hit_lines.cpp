#include "document/hit_lines.h"

#include <algorithm>

namespace moji::app {

namespace {

constexpr std::size_t kRead = 256 * 1024;
constexpr std::size_t kLookAhead = 64; // what a decoder may want to see

/// Decodes on, and counts line feeds.
class LineCounter {
public:
    LineCounter(const ByteSource& source, const Codec& codec)
        : m_source(source)
        , m_codec(codec)
        , m_state(codec.initialState())
        , m_buffer(kRead) {}

    [[nodiscard]] std::uint64_t offset() const { return m_offset; }
    [[nodiscard]] std::uint64_t line() const { return m_counts.lineFeeds + 1; }

    /// A step towards `target`; it may end past it, if a character spans it. False where
    /// the bytes end or cannot be read.
    [[nodiscard]] bool advance(std::uint64_t target) {
        if (m_view.size() < kLookAhead && !fill())
            return false;
        const auto wanted = std::min<std::uint64_t>(m_view.size(), target - m_offset);
        std::size_t done =
            m_codec.tally(m_view.first(wanted), m_state, Tail::MoreFollows, m_counts).consumed;
        if (done == 0) {
            const Span span = m_codec.next(m_view, m_state, m_tail);
            done = span.length;
            m_counts.lineFeeds +=
                static_cast<std::uint64_t>(std::ranges::count(span.text(), U'\n'));
        }
        m_view = m_view.subspan(done);
        m_offset += done;
        return done > 0;
    }

private:
    [[nodiscard]] bool fill() {
        const auto got = m_source.read(m_offset, m_buffer);
        if (!got || *got == 0)
            return false;
        m_view = ByteView(m_buffer).first(*got);
        m_tail = *got < m_buffer.size() ? Tail::AtEnd : Tail::MoreFollows;
        return true;
    }

    const ByteSource& m_source;
    const Codec& m_codec;
    DecoderState m_state;
    Bytes m_buffer;
    ByteView m_view; // from m_offset on
    Tail m_tail = Tail::MoreFollows;
    std::uint64_t m_offset = 0;
    Tally m_counts;
};

} // namespace

std::vector<std::uint64_t> linesOf(const ByteSource& source, const Codec& codec,
                                   const std::vector<std::uint64_t>& offsets,
                                   const std::stop_token& stop, const ProgressCallback& report) {
    std::vector<std::uint64_t> lines;
    LineCounter counter(source, codec);
    for (const std::uint64_t offset : offsets) {
        while (counter.offset() < offset) {
            if (stop.stop_requested() || !counter.advance(offset))
                return lines;
            report(counter.offset(), offsets.back());
        }
        lines.push_back(counter.line());
    }
    return lines;
}

} // namespace moji::app
