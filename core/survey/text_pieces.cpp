#include "survey/text_pieces.h"

#include "utf8/strict.h"
#include "utf8/utf8_writer.h"

#include <algorithm>
#include <utility>

namespace moji {

ByteRange TextPiece::inSource(ByteRange part) const {
    if (marks.empty())
        return {source.begin + part.begin, source.begin + part.end};
    const auto first = std::prev(std::ranges::upper_bound(marks, part.begin, {}, &Mark::text));
    const auto last = std::ranges::lower_bound(marks, part.end, {}, &Mark::text);
    return {first->source, last == marks.end() ? source.end : last->source};
}

TextPieces::TextPieces(const ByteSource& source, const Codec& codec, const CodecRegistry& registry,
                       Places places)
    : m_size(source.size())
    , m_bytes(source)
    , m_places(places) {
    if (&codec == &registry.utf8())
        return;
    if (places == Places::Kept)
        m_spans.emplace(m_bytes, codec);
    else
        m_decoded.emplace(m_bytes, codec, registry.utf8(), TranscodingReader::Malformed::Replace);
}

Result<std::optional<TextPiece>> TextPieces::next() {
    while (!m_atEnd && m_text.size() <= kMostBytes)
        if (const auto filled = fill(); !filled)
            return filled.error();
    if (m_text.empty())
        return std::optional<TextPiece>();
    const std::size_t end = endOfPiece();
    TextPiece piece;
    piece.text = m_text.substr(0, end);
    m_text.erase(0, end);
    piece.source = {m_begin, m_spans ? m_end : m_begin + end};
    if (m_spans) {
        const auto rest = std::ranges::lower_bound(m_marks, end, {}, &TextPiece::Mark::text);
        if (rest != m_marks.end())
            piece.source.end = rest->source;
        std::vector<TextPiece::Mark> left(rest, m_marks.end());
        for (TextPiece::Mark& mark : left)
            mark.text -= end;
        m_marks.erase(rest, m_marks.end());
        piece.marks = std::exchange(m_marks, std::move(left));
    }
    m_begin = piece.source.end;
    if (m_places == Places::Dropped)
        piece.source = {};
    return std::optional(std::move(piece));
}

/// After the last line feed, or else between two characters.
std::size_t TextPieces::endOfPiece() const {
    if (m_text.size() <= kMostBytes && m_atEnd)
        return m_text.size();
    if (const std::size_t line = m_text.rfind('\n', kMostBytes - 1); line != m_text.npos)
        return line + 1;
    constexpr std::size_t kMostContinuations = 3;
    std::size_t end = std::min(m_text.size(), kMostBytes);
    for (std::size_t i = 0; i < kMostContinuations && end < m_text.size(); ++i, --end)
        if (!utf8::isContinuation(static_cast<Byte>(m_text[end])))
            break;
    return end;
}

Result<Done> TextPieces::fill() {
    return m_spans ? fillWithSpans() : fillWithBytes();
}

/// One more than a piece has, so that its last character is seen to end.
Result<Done> TextPieces::fillWithBytes() {
    const std::size_t before = m_text.size();
    m_text.resize(std::min<std::uint64_t>(kMostBytes, before + 4 * m_size) + 1);
    ByteReader& reader = m_decoded ? static_cast<ByteReader&>(*m_decoded) : m_bytes;
    const auto count =
        reader.read({reinterpret_cast<Byte*>(m_text.data()) + before, m_text.size() - before});
    m_text.resize(before + (count ? *count : 0));
    if (!count)
        return count.error();
    m_atEnd = *count == 0;
    return Done{};
}

Result<Done> TextPieces::fillWithSpans() {
    const auto batch = m_spans->next();
    if (!batch)
        return batch.error();
    m_atEnd = batch->spans.empty();
    m_end = batch->offset;
    for (const Span& span : batch->spans) {
        m_marks.push_back({m_text.size(), m_end});
        if (isError(span.status))
            appendUtf8(m_text, U'\uFFFD');
        for (const char32_t c : span.text())
            appendUtf8(m_text, c);
        m_end += span.length;
    }
    return Done{};
}

} // namespace moji
