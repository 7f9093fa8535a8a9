#include "escape/character_escaper.h"

#include "unicode/surrogates.h"
#include "utf8/strict.h"

namespace moji::escape {

Problem CharacterEscaper::escapeMalformed(ByteView, std::string& out) const {
    (void)escape(0xFFFD, out);
    return Problem::NotUtf8;
}

std::size_t CharacterEscaper::step(ByteView bytes, Tail tail, PieceWriter& out) {
    if (const std::size_t bare = m_bare.run(bytes); bare > 0) {
        out.copy(bytes.first(bare));
        return bare;
    }
    const Span span = utf8::decodeStrict(bytes, tail);
    if (span.length == 0)
        return 0;
    m_text.clear();
    const Problem problem = isError(span.status) ? escapeMalformed(bytes.first(span.length), m_text)
                                                 : escape(span.codePoints[0], m_text);
    out.write(span.length, m_text, PieceKind::Escape, problem);
    return span.length;
}

void appendUtf16Escapes(std::string& out, char32_t c) {
    if (c >= 0x10000) {
        appendUtf16Escapes(out, unicode::highSurrogate(c));
        c = unicode::lowSurrogate(c);
    }
    out += "\\u";
    appendHex(out, c, 4);
}

} // namespace moji::escape
