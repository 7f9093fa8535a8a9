// The ext-value of header parameters such as filename* (RFC 8187, section 3.2): UTF-8''%E4%B8%96.
//
// escape: charset UTF-8, no language; attr-char (74 ASCII characters) is unescaped, every other
// byte is %E4. Bytes that are not UTF-8 are treated alike.
// unescape: any charset that has a codec, to UTF-8; ill-formed bytes in UTF-8 are kept. A % without
// two digits is passed through; so is the whole value if charset'language' is missing or the
// charset unknown.

#include "escape/charset_decoder.h"
#include "escape/percent_steps.h"
#include "escape/style.h"

#include <algorithm>

namespace moji::escape {

namespace {

/// RFC 8187, 3.2.1.
constexpr AsciiSet kAttributeCharacters = kAlphanumeric.with("!#$&+-.^_`|~");
/// RFC 8187: mime-charset, RFC 5646: a language tag.
constexpr AsciiSet kPrefixCharacters = kAlphanumeric.with("!#$%&+-^_`{}~.:'");
constexpr std::size_t kMaxPrefix = 256;

class Rfc8187Escaper final : public Transformer {
    std::size_t step(ByteView bytes, Tail tail, PieceWriter& out) override {
        begin(out);
        return percentEscapeStep(bytes, tail, kAttributeCharacters, out);
    }
    void end(PieceWriter& out) override { begin(out); }

    void begin(PieceWriter& out) {
        if (!m_begun)
            out.syntax(0, "UTF-8''");
        m_begun = true;
    }

    bool m_begun = false;
};

class Rfc8187Unescaper final : public Transformer {
public:
    explicit Rfc8187Unescaper(const CodecRegistry& codecs)
        : m_codecs(codecs) {}

private:
    enum class Phase { Prefix, Value, PassedThrough };

    std::size_t step(ByteView bytes, Tail tail, PieceWriter& out) override {
        switch (m_phase) {
        case Phase::Prefix:
            return prefix(bytes, tail, out);
        case Phase::Value:
            return value(bytes, tail, out);
        case Phase::PassedThrough:
            break;
        }
        out.copy(bytes);
        return bytes.size();
    }

    /// charset ' [language] '
    std::size_t prefix(ByteView bytes, Tail tail, PieceWriter& out) {
        const ByteView head = bytes.first(std::min(bytes.size(), kMaxPrefix));
        const std::size_t length = kPrefixCharacters.run(head);
        const std::string_view text = asChars(head.first(length));
        const auto first = text.find('\'');
        const auto second = first == text.npos ? text.npos : text.find('\'', first + 1);
        if (second != text.npos)
            return charset(text.substr(0, first), bytes.first(second + 1), out);
        if (length == bytes.size() && tail == Tail::MoreFollows)
            return 0;
        m_phase = Phase::PassedThrough;
        const std::size_t shown = std::max<std::size_t>(length, 1);
        out.copy(bytes.first(shown), Problem::MalformedEscape);
        return shown;
    }

    std::size_t charset(std::string_view name, ByteView whole, PieceWriter& out) {
        if (m_decoder.begin(name, m_codecs, out)) {
            m_phase = Phase::Value;
            out.syntax(whole.size());
        } else {
            m_phase = Phase::PassedThrough;
            out.copy(whole, Problem::UnknownCharset);
        }
        return whole.size();
    }

    std::size_t value(ByteView bytes, Tail tail, PieceWriter& out) {
        if (bytes[0] != '%') {
            m_decoder.push(1, bytes[0], PieceKind::Literal, out);
            return 1;
        }
        const PercentEscape escape = parsePercentEscape(bytes, tail);
        if (escape.length == 3) {
            m_decoder.push(3, escape.value, PieceKind::Escape, out);
        } else if (escape.length > 0) {
            m_decoder.finish(out);
            out.copy(bytes.first(escape.length), Problem::MalformedEscape);
        }
        return escape.length;
    }

    void end(PieceWriter& out) override { m_decoder.finish(out); }

    const CodecRegistry& m_codecs;
    CharsetDecoder m_decoder;
    Phase m_phase = Phase::Prefix;
};

} // namespace

Style rfc8187Style() {
    return {.name = "rfc8187",
            .specification = "RFC 8187",
            .alphabet = Alphabet::Bytes,
            .streams = true,
            .makeEscaper = makeEscaper<Rfc8187Escaper>,
            .makeUnescaper = makeUnescaper<Rfc8187Unescaper>};
}

} // namespace moji::escape
