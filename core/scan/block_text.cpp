#include "scan/block_text.h"

#include <algorithm>
#include <string>
#include <vector>

namespace moji {

namespace {

constexpr std::size_t kMost = 4096; // code points decoded at once
constexpr std::size_t kMostSpans = 512;

/// Blocks of UTF-8 begin where characters do.
DecoderState stateBefore(const IndexedText& text, const PlacedBlock& block) {
    if (!isUtf8(*text.codec))
        return block.block->before;
    return block.range.begin == 0 ? text.codec->initialState() : text.codec->stateAfterSync();
}

/// The characters of bytes from a place on where a span begins.
class BlockDecoder {
public:
    /// `bytes` are those of the block and some more, which say what its last ones are.
    BlockDecoder(const Codec& codec, const DecoderState& state, ByteView bytes, std::size_t end,
                 Tail tail)
        : m_codec(codec)
        , m_state(state)
        , m_bytes(bytes)
        , m_block(bytes.first(end))
        , m_tail(tail) {}

    [[nodiscard]] bool atEnd() const { return m_at >= m_block.size(); }
    /// The next ones; there may be none.
    [[nodiscard]] std::u32string_view next() {
        if (m_isSpoilt)
            return nextSpans();
        const auto run = m_codec.decodeCharacters(m_block.subspan(m_at), m_state, Tail::MoreFollows,
                                                  m_decoded, {});
        m_at += run.consumed;
        m_isSpoilt = run.consumed == 0 || run.error.length > 0;
        return {m_decoded.data(), run.count};
    }

private:
    /// Where there is an error, others are often near.
    [[nodiscard]] std::u32string_view nextSpans() {
        auto spans =
            m_codec.decodeSpans(m_block.subspan(m_at), m_state, Tail::MoreFollows, m_spans);
        m_at += spans.consumed;
        m_isSpoilt = false;
        if (spans.count == 0 && !atEnd()) { // only the bytes after the block decide
            m_spans[0] = m_codec.next(m_bytes.subspan(m_at), m_state, m_tail);
            m_at = m_spans[0].length > 0 ? m_at + m_spans[0].length : m_block.size();
            spans.count = 1;
        }
        m_text.clear();
        for (const Span& span : std::span(m_spans).first(spans.count)) {
            m_isSpoilt = m_isSpoilt || isError(span.status);
            if (!isError(span.status))
                m_text += span.text();
        }
        return m_text;
    }

    const Codec& m_codec;
    DecoderState m_state;
    const ByteView m_bytes;
    const ByteView m_block;
    const Tail m_tail;
    std::size_t m_at = 0;
    bool m_isSpoilt = false; // an error is next, or was near
    std::vector<char32_t> m_decoded = std::vector<char32_t>(kMost);
    std::vector<Span> m_spans = std::vector<Span>(kMostSpans);
    std::u32string m_text;
};

} // namespace

Result<Done> decodeBlock(const IndexedText& text, const PlacedBlock& block,
                         const CharacterSink& sink) {
    const std::uint64_t size = text.source->size();
    const ByteRange range{block.range.begin, std::min(size, block.range.end + TextIndex::kContext)};
    const auto bytes = readRange(*text.source, range);
    if (!bytes)
        return bytes.error();
    if (bytes->size() < range.length())
        return Error{ErrorCode::ReadFailed, {}, "has become shorter"};
    BlockDecoder decoder(*text.codec, stateBefore(text, block), *bytes,
                         static_cast<std::size_t>(block.range.length()),
                         range.end == size ? Tail::AtEnd : Tail::MoreFollows);
    while (!decoder.atEnd()) {
        const std::u32string_view characters = decoder.next();
        if (!characters.empty() && !sink(characters))
            break;
    }
    return Done{};
}

} // namespace moji
