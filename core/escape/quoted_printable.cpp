// Quoted-printable (RFC 2045, section 6.7).
//
// escape: printable ASCII except = is unescaped, and so are tab and space unless they end a line;
// line breaks, CR LF or LF alone, are kept; every other byte is =E4. Soft line breaks (= and CR LF)
// keep lines within 76 characters including the =; they never split a character. Bytes that are not
// UTF-8 are treated alike.
// unescape: =E4, with digits in either case, is that byte; soft line breaks are removed, also with
// white space between = and the line's end, and so is white space at the end of a line (up to 998
// bytes), which RFC 2045 attributes to transport; a = without two digits is passed through.

#include "escape/ascii.h"
#include "escape/style.h"
#include "utf8/strict.h"

#include <algorithm>

namespace moji::escape {

namespace {

constexpr AsciiSet kBare = kPrintable.without(" =");
constexpr std::size_t kMaxContent = 75; // of a line before a soft line break
constexpr std::size_t kMaxLine = 998;   // RFC 5322, 2.1.1

/// The line break at the front: 2 for CR LF, 1 for LF, 0 for none.
std::size_t lineBreak(ByteView bytes) {
    if (bytes.size() > 1 && bytes[0] == '\r' && bytes[1] == '\n')
        return 2;
    return !bytes.empty() && bytes[0] == '\n' ? 1 : 0;
}

class QuotedPrintableEscaper final : public Transformer {
    std::size_t step(ByteView bytes, Tail tail, PieceWriter& out) override {
        if (const std::size_t run = kBare.run(bytes.first(std::min(bytes.size(), kMaxContent))))
            return bare(bytes.first(run), out);
        // For a space or CR, the next two bytes are needed, if there are any.
        const bool looksAhead = isLineSpace(bytes[0]) || bytes[0] == '\r';
        if (looksAhead && bytes.size() < 3 && tail == Tail::MoreFollows)
            return 0;
        if (const std::size_t length = lineBreak(bytes)) {
            out.copy(bytes.first(length));
            m_column = 0;
            return length;
        }
        if (isLineSpace(bytes[0]) && bytes.size() > 1 && lineBreak(bytes.subspan(1)) == 0)
            return bare(bytes.first(1), out);
        return escaped(bytes, tail, out);
    }

    std::size_t bare(ByteView run, PieceWriter& out) {
        if (m_column == kMaxContent)
            softLineBreak(out);
        run = run.first(std::min(run.size(), kMaxContent - m_column));
        out.copy(run);
        m_column += run.size();
        return run.size();
    }

    /// Writes one character, with all its bytes on one line.
    std::size_t escaped(ByteView bytes, Tail tail, PieceWriter& out) {
        const Span span = utf8::decodeStrict(bytes, tail);
        if (span.length == 0)
            return 0;
        m_text.clear();
        for (const Byte byte : bytes.first(span.length)) {
            m_text += '=';
            appendHex(m_text, byte, 2);
        }
        if (m_column + m_text.size() > kMaxContent)
            softLineBreak(out);
        out.write(span.length, m_text, PieceKind::Escape);
        m_column += m_text.size();
        return span.length;
    }

    void softLineBreak(PieceWriter& out) {
        out.syntax(0, "=\r\n");
        m_column = 0;
    }

    std::size_t m_column = 0; // characters on the line so far
    std::string m_text;
};

class QuotedPrintableUnescaper final : public Transformer {
    std::size_t step(ByteView bytes, Tail tail, PieceWriter& out) override {
        if (bytes[0] == '=')
            return escape(bytes, tail, out);
        if (isLineSpace(bytes[0]))
            return whiteSpace(bytes, tail, out);
        const auto end =
            std::ranges::find_if(bytes, [](Byte byte) { return byte == '=' || isLineSpace(byte); });
        const ByteView literal = bytes.first(static_cast<std::size_t>(end - bytes.begin()));
        out.copy(literal);
        return literal.size();
    }

    /// How many bytes are white space (0 or more) before a line break or the end; nothing if text
    /// follows.
    struct Trailing {
        bool needsMore = false;
        bool atLineEnd = false;
        std::size_t spaces = 0;
    };
    static Trailing trailing(ByteView bytes, Tail tail) {
        Trailing result;
        while (result.spaces < std::min(bytes.size(), kMaxLine) &&
               isLineSpace(bytes[result.spaces]))
            ++result.spaces;
        const ByteView rest = bytes.subspan(result.spaces);
        if (rest.empty() || (rest.size() == 1 && rest[0] == '\r')) {
            result.needsMore = tail == Tail::MoreFollows;
            result.atLineEnd = rest.empty();
        } else {
            result.atLineEnd = lineBreak(rest) > 0;
        }
        return result;
    }

    static std::size_t whiteSpace(ByteView bytes, Tail tail, PieceWriter& out) {
        const Trailing end = trailing(bytes, tail);
        if (end.needsMore)
            return 0;
        if (end.atLineEnd)
            out.syntax(end.spaces);
        else
            out.copy(bytes.first(end.spaces));
        return end.spaces;
    }

    static std::size_t escape(ByteView bytes, Tail tail, PieceWriter& out) {
        std::size_t digits = 0;
        int value = 0;
        while (digits < 2 && 1 + digits < bytes.size() && isHexDigit(bytes[1 + digits]))
            value = value * 16 + hexValue(bytes[1 + digits++]);
        if (digits == 2) {
            const auto byte = static_cast<char>(value);
            out.write(3, {&byte, 1}, PieceKind::Escape);
            return 3;
        }
        if (digits == 0)
            return softLineBreak(bytes, tail, out);
        if (1 + digits == bytes.size() && tail == Tail::MoreFollows)
            return 0;
        out.copy(bytes.first(1 + digits), Problem::MalformedEscape);
        return 1 + digits;
    }

    static std::size_t softLineBreak(ByteView bytes, Tail tail, PieceWriter& out) {
        const Trailing end = trailing(bytes.subspan(1), tail);
        if (end.needsMore)
            return 0;
        if (!end.atLineEnd) {
            out.copy(bytes.first(1), Problem::MalformedEscape);
            return 1;
        }
        const std::size_t length = 1 + end.spaces + lineBreak(bytes.subspan(1 + end.spaces));
        out.syntax(length);
        return length;
    }
};

} // namespace

Style quotedPrintableStyle() {
    return {.name = "qp",
            .specification = "RFC 2045",
            .alphabet = Alphabet::Bytes,
            .streams = true,
            .makeEscaper = makeEscaper<QuotedPrintableEscaper>,
            .makeUnescaper = makeUnescaper<QuotedPrintableUnescaper>};
}

} // namespace moji::escape
