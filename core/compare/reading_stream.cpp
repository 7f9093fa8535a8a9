#include "compare/reading_stream.h"

#include <algorithm>
#include <cstring>

namespace moji::compare {

namespace {

constexpr std::size_t kMostWords = 2048;
constexpr std::size_t kMostSpans = 64; // after an error; then the fast loop is tried again
constexpr int kLongestPause = 16;      // batches of spans without a try
constexpr std::size_t kPiece = 64;     // words compared at once

/// The word for a span that is not a character but has a code point.
char32_t wordFor(SpanStatus status, char32_t codePoint) {
    return codePoint | (static_cast<char32_t>(status) << 24);
}

/// Whether the encoding has escapes or shifts.
bool canSwitch(const CodecInfo& codec) {
    const bool isSet =
        codec.family == CodecFamily::SingleByte || codec.family == CodecFamily::DoubleByte;
    return !isSet && codec.sync >= Synchronisation::AfterLineFeed;
}

template <class T>
bool arePiecesEqual(const T* left, const T* right) {
    return std::memcmp(left, right, kPiece * sizeof(T)) == 0;
}

} // namespace

ReadingStream::ReadingStream(const ByteSource& source, const Codec& codec)
    : m_reader(source)
    , m_buffer(m_reader)
    , m_codec(codec)
    , m_isStateful(canSwitch(codec.info()))
    , m_state(codec.initialState())
    , m_spans(kMostSpans)
    , m_words(kMostWords)
    , m_begins(kMostWords + 1) {}

Result<Done> ReadingStream::fill() {
    while (isEmpty()) {
        const Tail tail = m_buffer.atEnd() ? Tail::AtEnd : Tail::MoreFollows;
        m_at = 0;
        if (!decodeCharacters(tail))
            decodeSpans(tail);
        if (!isEmpty() || m_buffer.atEnd())
            break;
        if (const auto filled = m_buffer.fill(); !filled)
            return filled.error();
    }
    return Done{};
}

/// Tries the fast loop; false if that is impossible, because it skips controls and stops at errors.
bool ReadingStream::decodeCharacters(Tail tail) {
    if (m_pause > 0) {
        --m_pause;
        return false;
    }
    DecoderState state = m_state;
    const auto begins = std::span(m_begins).first(kMostWords);
    const auto done = m_codec.decodeCharacters(m_buffer.view(), state, tail, m_words, begins);
    const bool canHaveControls = m_isStateful || m_buffer.offset() == 0; // at offset 0, a mark
    // As many code points as bytes, each at its own byte: there is no room for controls.
    const auto found = begins.first(done.count);
    const bool hasNoControls =
        !canHaveControls ||
        (done.count == done.consumed && std::ranges::adjacent_find(found) == found.end());
    const bool isWorthwhile = hasNoControls && done.count >= kMostSpans;
    m_pause = isWorthwhile ? 0 : m_nextPause;
    m_nextPause = isWorthwhile ? 1 : std::min(2 * m_nextPause, kLongestPause);
    if (done.count == 0 || !hasNoControls)
        return false;
    for (std::uint32_t& begin : found)
        begin += static_cast<std::uint32_t>(m_buffer.offset());
    m_state = state;
    endBatch(done.count, done.consumed);
    return true;
}

void ReadingStream::decodeSpans(Tail tail) {
    const auto done = m_codec.decodeSpans(m_buffer.view(), m_state, tail, m_spans);
    auto begin = static_cast<std::uint32_t>(m_buffer.offset());
    std::size_t words = 0;
    for (const Span& span : std::span(m_spans).first(done.count)) {
        const std::size_t count = std::max<std::size_t>(span.count, 1); // an error is one word
        for (std::size_t i = 0; i < count; ++i, ++words) {
            m_words[words] = wordFor(span.status, span.count > 0 ? span.codePoints[i] : 0);
            m_begins[words] = begin;
        }
        begin += span.length;
    }
    endBatch(words, done.consumed);
}

void ReadingStream::endBatch(std::size_t words, std::size_t bytes) {
    m_buffer.consume(bytes);
    m_end = m_buffer.offset();
    m_count = words;
    m_begins[words] = static_cast<std::uint32_t>(m_end);
}

std::size_t ReadingStream::wordsOfSameSpans(const ReadingStream& other) const {
    const char32_t* const words = m_words.data() + m_at;
    const char32_t* const otherWords = other.m_words.data() + other.m_at;
    const std::uint32_t* const begins = m_begins.data() + m_at;
    const std::uint32_t* const otherBegins = other.m_begins.data() + other.m_at;
    const std::size_t length = std::min(m_count - m_at, other.m_count - other.m_at);
    std::size_t same = 0;
    while (same + kPiece <= length && arePiecesEqual(words + same, otherWords + same) &&
           arePiecesEqual(begins + same, otherBegins + same))
        same += kPiece;
    while (same < length && words[same] == otherWords[same] && begins[same] == otherBegins[same])
        ++same;
    // The last of these spans may continue, or end elsewhere, in one of the readings.
    while (same > 0 && (begins[same] != otherBegins[same] || begins[same] == begins[same - 1] ||
                        otherBegins[same] == otherBegins[same - 1]))
        --same;
    return same;
}

} // namespace moji::compare
