// Unescapes encoded words of mail headers (RFC 2047), for both rfc2047-b and rfc2047-q: both
// encodings, in any charset that has a codec, to UTF-8; ill-formed bytes in UTF-8 words are kept.
// White space between two words is removed, including a line break; two words of one charset may
// split a character. Everything else is kept, including malformed words and those with an unknown
// charset.

#include "escape/rfc2047_unescaper.h"

#include "escape/ascii.h"
#include "escape/base64_codec.h"
#include "escape/charset_decoder.h"
#include "escape/encoded_word.h"

#include <algorithm>

namespace moji::escape {

namespace {

constexpr std::size_t kMaxSpace = 1024; // between two words

class Rfc2047Unescaper final : public Transformer {
public:
    explicit Rfc2047Unescaper(const CodecRegistry& codecs)
        : m_codecs(codecs) {}

private:
    using Verdict = EncodedWord::Verdict;

    std::size_t step(ByteView bytes, Tail tail, PieceWriter& out) override {
        if (m_afterWord && isSpace(bytes[0]))
            return space(bytes, tail, out);
        if (bytes[0] == '=')
            return word(bytes, tail, out);
        const auto end = std::ranges::find(bytes, '=');
        return literal(bytes.first(static_cast<std::size_t>(end - bytes.begin())), out);
    }

    std::size_t literal(ByteView bytes, PieceWriter& out, Problem problem = Problem::None) {
        m_decoder.finish(out);
        m_afterWord = false;
        out.copy(bytes, problem);
        return bytes.size();
    }

    /// White space after a word: removed if another word follows.
    std::size_t space(ByteView bytes, Tail tail, PieceWriter& out) {
        std::size_t length = 0;
        while (length < std::min(bytes.size(), kMaxSpace) && isSpace(bytes[length]))
            ++length;
        const ByteView rest = bytes.subspan(length);
        const EncodedWord next = rest.empty() ? EncodedWord{} : parseEncodedWord(rest, tail);
        if (tail == Tail::MoreFollows && (rest.empty() || next.verdict == Verdict::NeedsMore))
            return 0;
        if (next.verdict != Verdict::Word || !m_codecs.find(next.charset))
            return literal(bytes.first(length), out);
        m_decoder.skip(length, out);
        return length;
    }

    std::size_t word(ByteView bytes, Tail tail, PieceWriter& out) {
        const EncodedWord word = parseEncodedWord(bytes, tail);
        if (word.verdict == Verdict::NeedsMore)
            return 0;
        if (word.verdict == Verdict::None) {
            const bool looksLikeOne = bytes.size() > 1 && bytes[1] == '?';
            return literal(bytes.first(looksLikeOne ? 2 : 1), out,
                           looksLikeOne ? Problem::MalformedEscape : Problem::None);
        }
        if (!m_decoder.begin(word.charset, m_codecs, out))
            return literal(bytes.first(word.length), out, Problem::UnknownCharset);
        m_decoder.skip(word.textBegin, out);
        if (word.quoted)
            decodeQ(word.text, out);
        else
            decodeB(word.text, out);
        m_decoder.skip(word.length - word.textBegin - word.text.size(), out);
        m_afterWord = true;
        return word.length;
    }

    void decodeQ(ByteView text, PieceWriter& out) {
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] == '=') {
                const int value = hexValue(text[i + 1]) * 16 + hexValue(text[i + 2]);
                m_decoder.push(3, static_cast<Byte>(value), PieceKind::Escape, out);
                i += 2;
            } else if (text[i] == '_') {
                m_decoder.push(1, ' ', PieceKind::Escape, out);
            } else {
                m_decoder.push(1, text[i], PieceKind::Literal, out);
            }
        }
    }

    /// The second, third or fourth digit completes a byte.
    void decodeB(ByteView text, PieceWriter& out) {
        std::uint32_t bits = 0;
        int bitCount = 0;
        std::size_t pending = 0;
        for (const Byte digit : text) {
            ++pending;
            if (digit == '=')
                continue;
            bits = (bits << 6) | static_cast<std::uint32_t>(base64Value(digit));
            bitCount += 6;
            if (bitCount < 8)
                continue;
            bitCount -= 8;
            m_decoder.push(pending, static_cast<Byte>(bits >> bitCount), PieceKind::Escape, out);
            pending = 0;
        }
        m_decoder.skip(pending, out);
    }

    void end(PieceWriter& out) override { m_decoder.finish(out); }

    const CodecRegistry& m_codecs;
    CharsetDecoder m_decoder;
    bool m_afterWord = false;
};

} // namespace

TransformerPointer makeRfc2047Unescaper(const CodecRegistry& codecs) {
    return std::make_unique<Rfc2047Unescaper>(codecs);
}

} // namespace moji::escape
