#include "scan/codec_stretch.h"

#include <algorithm>

namespace moji {

namespace {

// So many bytes at a time are told to be plain or not.
constexpr std::size_t kPiece = 4 * 1024;
// The longest sequence announced, FC.., has five continuations.
constexpr std::uint64_t kMostStrays = 5;

/// Whether bytes are characters of one byte each, as far as one sees without decoding them.
bool isPlain(ByteView bytes, const CodecInfo& codec) {
    if (codec.sync == Synchronisation::EveryByte)
        return true;
    if (!codec.asciiCompatible || codec.sync == Synchronisation::Checkpoint)
        return false;
    return std::ranges::none_of(bytes, [](Byte byte) { return byte >= 0x80; });
}

/// Nothing in the encoding's text is stronger.
Highlight strongestOf(const CodecInfo& codec) {
    const bool hasFour =
        codec.sync == Synchronisation::Utf8 || codec.sync == Synchronisation::TwoBytes;
    return hasFour ? Highlight::Four : Highlight::Multibyte;
}

} // namespace

void countSpan(const Span& span, Tally& counts) {
    for (const char32_t codePoint : span.text()) {
        ++counts.codePoints;
        ++counts.column;
        if (codePoint == U'\n') {
            ++counts.lineFeeds;
            counts.column = 0;
        }
        counts.replacementCharacters += codePoint == 0xFFFD;
    }
}

CodecStretch::CodecStretch(const Codec& codec, ByteView bytes, std::uint64_t offset, Tail tail,
                           const DecoderState& state)
    : m_codec(codec)
    , m_bytes(bytes)
    , m_offset(offset)
    , m_tail(tail)
    , m_state(state) {
    m_totals.problems = ProblemCounter(isUtf8(codec));
}

bool CodecStretch::run(std::size_t end) {
    while (m_at < end) {
        const std::size_t begin = m_at;
        const DecoderState before = m_state;
        const std::size_t pieceEnd = cells ? std::min(end, m_at + kPiece) : end;
        while (m_at < pieceEnd) {
            // What the piece's end cuts off is left to step().
            const auto scanned = m_codec.tally(m_bytes.subspan(m_at, pieceEnd - m_at), m_state,
                                               Tail::MoreFollows, m_tally);
            m_at += scanned.consumed;
            if (m_at < pieceEnd && !step())
                return false;
        }
        if (cells)
            markText(begin, before);
    }
    return true;
}

/// One span. False where onError says so, or where bytes are missing.
bool CodecStretch::step() {
    DecoderState state = m_state;
    const Span span = m_codec.next(m_bytes.subspan(m_at), state, m_tail);
    if (span.length == 0 || (isError(span.status) && !addError(span)))
        return false;
    if (!isError(span.status))
        countSpan(span, m_tally);
    m_state = state;
    m_at += span.length;
    return true;
}

bool CodecStretch::addError(const Span& error) {
    const ByteView bytes = m_bytes.subspan(m_at, error.length);
    const std::uint64_t offset = m_offset + m_at;
    if (onError && !onError({offset, m_tally.lineFeeds, m_tally.column, error.status, bytes}))
        return false;
    const std::uint64_t before = m_totals.problems.count();
    if (m_totals.problems.add(offset, error.length, error.status, bytes[0]) > before)
        ++m_totals.problemKinds[static_cast<std::size_t>(error.status)];
    if (error.status == SpanStatus::TooLong && m_at == m_totals.leadingStrays && m_at < kMostStrays)
        ++m_totals.leadingStrays;
    ++m_totals.errors;
    ++m_totals.kinds[static_cast<std::size_t>(error.status)];
    ++m_tally.codePoints;
    ++m_tally.column;
    if (cells)
        cells->mark({m_at, m_at + error.length}, highlightOf(error, m_codec.info()));
    return true;
}

/// Marks what has been scanned from `begin` on, decoding it again until a cell can get no stronger.
void CodecStretch::markText(std::size_t begin, const DecoderState& before) {
    if (isPlain(m_bytes.subspan(begin, m_at - begin), m_codec.info()))
        return;
    const Highlight strongest = strongestOf(m_codec.info());
    DecoderState state = before;
    for (std::size_t at = begin; at < m_at;) {
        const Span span = m_codec.next(m_bytes.subspan(at), state, m_tail);
        if (span.length == 0)
            return;
        const ByteRange range{at, at + span.length};
        if (!isError(span.status))
            cells->mark(range, highlightOf(span, m_codec.info()));
        at = range.end;
        const ByteRange rest{range.begin, m_at};
        if (rest.end <= (range.begin / cells->cellSize() + 1) * cells->cellSize() &&
            cells->strongestIn({range.begin, range.begin + 1}) >= strongest)
            return;
    }
}

StretchTotals CodecStretch::totals() const {
    StretchTotals totals = m_totals;
    totals.range = {m_offset, m_offset + m_at};
    totals.codePoints = m_tally.codePoints;
    totals.lineFeeds = m_tally.lineFeeds;
    totals.column = m_tally.column;
    totals.replacementCharacters = m_tally.replacementCharacters;
    return totals;
}

} // namespace moji
