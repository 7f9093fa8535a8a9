#include "escape/charset_decoder.h"

#include "codec/owned_mark.h"
#include "utf8/utf8_writer.h"

#include <algorithm>
#include <numeric>

namespace moji::escape {

bool CharsetDecoder::begin(std::string_view charset, const CodecRegistry& codecs,
                           PieceWriter& out) {
    const Codec* codec = codecs.find(charset);
    if (!codec)
        return false;
    if (codec == &codecs.utf8())
        codec = nullptr;
    if (m_count > 0 && codec == m_codec)
        return true;
    finish(out);
    m_codec = codec;
    if (m_codec)
        m_state = m_codec->initialState();
    return true;
}

void CharsetDecoder::push(std::size_t sourceLength, Byte byte, PieceKind kind, PieceWriter& out) {
    if (!m_codec) {
        out.write(sourceLength, asChars({&byte, 1}), kind);
        return;
    }
    m_bytes[m_count] = byte;
    m_sourceLengths[m_count] = sourceLength;
    ++m_count;
    drain(Tail::MoreFollows, out);
}

void CharsetDecoder::skip(std::size_t sourceLength, PieceWriter& out) {
    if (m_count > 0)
        m_sourceLengths[m_count - 1] += sourceLength;
    else if (sourceLength > 0)
        out.syntax(sourceLength);
}

void CharsetDecoder::finish(PieceWriter& out) {
    drain(Tail::AtEnd, out);
}

void CharsetDecoder::drain(Tail tail, PieceWriter& out) {
    while (m_count > 0) {
        const Span span = m_codec->next(ByteView(m_bytes).first(m_count), m_state, tail);
        if (span.length == 0)
            return;
        const auto lengths = m_sourceLengths.begin();
        const auto sourceLength = std::accumulate(lengths, lengths + span.length, std::size_t{0});
        if (isOwnedMark(*m_codec, span))
            out.syntax(sourceLength);
        else if (isError(span.status))
            out.write(sourceLength, "\xEF\xBF\xBD", PieceKind::Escape, Problem::NotInCharset);
        else
            out.write(sourceLength, toUtf8(span.text()), PieceKind::Escape);
        std::copy(m_bytes.begin() + span.length,
                  m_bytes.begin() + static_cast<std::ptrdiff_t>(m_count), m_bytes.begin());
        std::copy(lengths + span.length, lengths + static_cast<std::ptrdiff_t>(m_count), lengths);
        m_count -= span.length;
    }
}

} // namespace moji::escape
