#include "codec/span_cursor.h"

#include <algorithm>
#include <array>

namespace moji {

namespace {

constexpr std::size_t kLongestSpan = 64; // Codec::next() can always decide with this many bytes
constexpr std::size_t kFirstRead = 72;   // that, and a little more
constexpr std::size_t kLastRead = 64 * 1024;
constexpr std::uint64_t kLineFeedWindow = 64 * 1024;
constexpr std::uint64_t kDecodeOn = 4 * 1024; // takes less than looking for a line feed

/// How far back to start, for encodings that find character boundaries themselves. Spans before the
/// first true boundary may be wrong, but end there.
std::uint64_t stepBack(Synchronisation sync, std::uint64_t offset) {
    switch (sync) {
    case Synchronisation::Utf8:
        // A span has at most four bytes (six in CESU-8), and starts with a byte that cannot occur
        // inside one. If there is none here, all these bytes are stray continuation bytes.
        return std::min<std::uint64_t>(offset, 5);
    case Synchronisation::TwoBytes:
        // The unit before may be a high surrogate. If it is a low one, it is decoded as a lone
        // surrogate, and a span starts after it in any case.
        return std::min<std::uint64_t>(offset, 2 + offset % 2);
    case Synchronisation::FourBytes:
        return offset % 4;
    default:
        return 0;
    }
}

} // namespace

SpanCursor::SpanCursor(const ByteSource& source, const Codec& codec, const CheckpointIndex* index)
    : m_source(source)
    , m_codec(codec)
    , m_index(index) {
    moveTo({0, codec.initialState()});
}

Result<Done> SpanCursor::seek(std::uint64_t offset) {
    offset = std::min(offset, m_source.size());
    if (!isNear(offset)) {
        const auto start = startBefore(offset);
        if (!start)
            return start.error();
        // Without a later place to start, continuing from here is nearer.
        if (offset < m_at.offset || start->offset > m_at.offset)
            moveTo(*start);
    }
    for (;;) {
        const Checkpoint before = m_at;
        const auto item = next();
        if (!item)
            return item.error();
        if (!*item)
            return Done{};
        if (m_at.offset > offset) { // this span contains it, and is still in the window
            m_used -= (*item)->span.length;
            m_at = before;
            return Done{};
        }
    }
}

/// Whether decoding up to there takes less than looking for a place to start.
bool SpanCursor::isNear(std::uint64_t offset) const {
    const Synchronisation sync = m_codec.info().sync;
    const bool looksFar =
        sync == Synchronisation::AfterLineFeed || sync == Synchronisation::Checkpoint;
    return looksFar && m_at.offset <= offset && offset - m_at.offset <= kDecodeOn;
}

Result<std::optional<SpanCursor::Item>> SpanCursor::next() {
    for (;;) {
        if (!window().empty()) {
            // Only as many as it may need, so that no codec can spend more on a span.
            const ByteView bytes = window().first(std::min(window().size(), kLongestSpan));
            const bool isAll = m_atEnd && bytes.size() == window().size();
            const Tail tail = isAll ? Tail::AtEnd : Tail::MoreFollows;
            const Span span = m_codec.next(bytes, m_at.state, tail);
            if (span.length > 0) {
                const Item item{m_at.offset, span, window().first(span.length)};
                m_used += span.length;
                m_at.offset += span.length;
                return std::optional(item);
            }
        }
        if (m_atEnd)
            return std::optional<Item>();
        if (const auto filled = refill(); !filled)
            return filled.error();
    }
}

Result<Checkpoint> SpanCursor::startBefore(std::uint64_t offset) {
    offset = std::min(offset, m_source.size());
    const Synchronisation sync = m_codec.info().sync;
    if (sync == Synchronisation::Checkpoint)
        return checkpointBefore(offset);
    if (sync == Synchronisation::AfterLineFeed)
        return startAfterLineFeed(offset);
    const std::uint64_t start = offset - stepBack(sync, offset);
    if (start == 0)
        return Checkpoint{0, m_codec.initialState()};
    const auto state = syncState();
    if (!state)
        return state.error();
    return Checkpoint{start, *state};
}

Result<Checkpoint> SpanCursor::startAfterLineFeed(std::uint64_t offset) {
    const Checkpoint known = checkpointBefore(offset);
    std::array<Byte, 4096> block;
    const std::uint64_t lowest = offset - std::min(offset, kLineFeedWindow);
    for (std::uint64_t end = offset; end > std::max(lowest, known.offset);) {
        const std::uint64_t begin = end - std::min<std::uint64_t>(end, block.size());
        const std::span<Byte> wanted(block.data(), static_cast<std::size_t>(end - begin));
        const auto got = m_source.read(begin, wanted);
        if (!got)
            return got.error();
        const auto bytes = wanted.first(*got);
        const auto found = std::find(bytes.rbegin(), bytes.rend(), Byte{0x0A});
        const auto after = begin + static_cast<std::uint64_t>(bytes.rend() - found);
        if (found != bytes.rend() && after > known.offset)
            return Checkpoint{after, m_codec.stateAfterSync()};
        end = begin;
    }
    return known;
}

Checkpoint SpanCursor::checkpointBefore(std::uint64_t offset) const {
    return m_index != nullptr ? m_index->before(offset) : Checkpoint{0, m_codec.initialState()};
}

/// The state after the start of the text: it includes the byte order given by a mark.
Result<DecoderState> SpanCursor::syncState() {
    if (m_syncState)
        return *m_syncState;
    std::array<Byte, 64> beginning;
    const auto got = m_source.read(0, beginning);
    if (!got)
        return got.error();
    DecoderState state = m_codec.initialState();
    if (*got > 0)
        (void)m_codec.next(ByteView(beginning).first(*got), state, Tail::AtEnd);
    m_syncState = state;
    return state;
}

void SpanCursor::moveTo(const Checkpoint& place) {
    m_at = place;
    m_window.clear();
    m_used = 0;
    m_atEnd = false;
    m_nextRead = kFirstRead;
}

/// Reads more bytes after those left in the window.
Result<Done> SpanCursor::refill() {
    m_window.erase(m_window.begin(), m_window.begin() + static_cast<std::ptrdiff_t>(m_used));
    m_used = 0;
    const std::size_t kept = m_window.size();
    m_window.resize(kept + m_nextRead);
    const auto got = m_source.read(m_at.offset + kept, std::span(m_window).subspan(kept));
    m_window.resize(kept + (got ? *got : 0));
    if (!got)
        return got.error();
    m_atEnd = *got < m_nextRead;
    m_nextRead = std::min(m_nextRead * 4, kLastRead);
    return Done{};
}

} // namespace moji
