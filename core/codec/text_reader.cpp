#include "codec/text_reader.h"

namespace moji {

Result<TextReader::Piece> TextReader::next(std::u32string& text) {
    for (;;) {
        const Tail tail = m_buffer.atEnd() ? Tail::AtEnd : Tail::MoreFollows;
        const auto done = m_codec.decodeCharacters(m_buffer.view(), m_state, tail, m_decoded, {});
        text.append(m_decoded.data(), done.count);
        m_buffer.consume(done.consumed);
        if (done.error.length > 0) {
            const Piece piece{.errorOffset = m_buffer.offset(), .error = done.error};
            m_buffer.consume(m_codec.next(m_buffer.view(), m_state, tail).length);
            return piece;
        }
        if (done.consumed > 0)
            return Piece{};
        if (m_buffer.atEnd())
            return Piece{.atEnd = true};
        if (auto filled = m_buffer.fill(); !filled)
            return filled.error();
    }
}

Result<bool> TextReader::nextReplaced(std::u32string& text) {
    const std::size_t most = text.size() + kMost;
    for (;;) {
        const auto piece = next(text);
        if (!piece)
            return piece.error();
        if (piece->error.length == 0)
            return !piece->atEnd;
        text += U'\uFFFD';
        if (text.size() >= most || m_buffer.view().empty())
            return true;
    }
}

} // namespace moji
