#include "codec/text_reader.h"

#include <algorithm>

namespace moji {

Result<TextReader::Piece> TextReader::next(std::u32string& text) {
    constexpr std::size_t kMost = 16 * 1024; // code points
    constexpr std::size_t kLeast = 256;      // room without which decoding is slow
    for (;;) {
        const ByteView bytes = m_buffer.view();
        const Tail tail = m_buffer.atEnd() ? Tail::AtEnd : Tail::MoreFollows;
        const std::size_t before = text.size();
        text.resize(before + std::min(kMost, bytes.size() + kLeast));
        const auto done =
            m_codec.decodeCharacters(bytes, m_state, tail, std::span(text).subspan(before), {});
        text.resize(before + done.count);
        m_buffer.consume(done.consumed);
        if (done.error.length > 0) {
            const Piece piece{.errorOffset = m_buffer.offset(), .error = done.error};
            // The decoder has its own state after an error.
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

} // namespace moji
