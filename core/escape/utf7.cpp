// UTF-7 (RFC 2152).
//
// escape: RFC 2152's sets D and O, tab, space, CR and LF are unescaped, + is +-, everything else is
// UTF-16 in base64 between + and -; the - is omitted if the next character cannot be mistaken for
// base64. Bytes that are not UTF-8 become U+FFFD.
// unescape: a lone surrogate becomes U+FFFD; a + without base64 and bytes from 80 on are passed
// through.

#include "escape/ascii.h"
#include "escape/base64_codec.h"
#include "escape/style.h"

#include "unicode/surrogates.h"
#include "utf8/strict.h"
#include "utf8/utf8_writer.h"

namespace moji::escape {

namespace {

/// RFC 2152: set D, set O, and rule 3's white space.
constexpr AsciiSet kDirect =
    kAlphanumeric.with("'(),-./:?").with("!\"#$%&*;<=>@[]^_`{|}").with(" \t\r\n");

class Utf7Escaper final : public Transformer {
    std::size_t step(ByteView bytes, Tail tail, PieceWriter& out) override {
        if (const std::size_t run = kDirect.run(bytes); run > 0) {
            if (m_shifted)
                shiftOut(base64Value(bytes[0]) >= 0 || bytes[0] == '-', out);
            out.copy(bytes.first(run));
            return run;
        }
        const Span span = utf8::decodeStrict(bytes, tail);
        if (span.length == 0)
            return 0;
        if (bytes[0] == '+' && !m_shifted)
            out.write(1, "+-", PieceKind::Escape);
        else
            encode(span, out);
        return span.length;
    }

    void encode(const Span& span, PieceWriter& out) {
        if (!m_shifted)
            out.syntax(0, "+");
        m_shifted = true;
        std::u16string units;
        unicode::appendUtf16(units, isError(span.status) ? 0xFFFD : span.codePoints[0]);
        m_text.clear();
        for (const char16_t unit : units)
            append(unit);
        out.write(span.length, m_text, PieceKind::Escape,
                  isError(span.status) ? Problem::NotUtf8 : Problem::None);
    }

    /// Writes the digits that this unit completes; up to 4 bits are kept.
    void append(char16_t unit) {
        m_bits = (m_bits << 16) | unit;
        m_bitCount += 16;
        for (; m_bitCount >= 6; m_bitCount -= 6)
            m_text += kBase64Digits[(m_bits >> (m_bitCount - 6)) & 63];
    }

    void shiftOut(bool hyphen, PieceWriter& out) {
        std::string tail;
        if (m_bitCount > 0)
            tail += kBase64Digits[(m_bits << (6 - m_bitCount)) & 63];
        if (hyphen)
            tail += '-';
        if (!tail.empty())
            out.syntax(0, tail);
        m_bitCount = 0;
        m_shifted = false;
    }

    void end(PieceWriter& out) override {
        if (m_shifted)
            shiftOut(true, out);
    }

    bool m_shifted = false;
    std::uint32_t m_bits = 0;
    int m_bitCount = 0;
    std::string m_text;
};

class Utf7Unescaper final : public Transformer {
    std::size_t step(ByteView bytes, Tail tail, PieceWriter& out) override {
        if (m_shifted) {
            if (const int value = base64Value(bytes[0]); value >= 0) {
                digit(static_cast<unsigned>(value), out);
                return 1;
            }
            shiftOut(out);
            if (bytes[0] == '-') {
                out.syntax(1);
                return 1;
            }
        }
        if (bytes[0] == '+')
            return plus(bytes, tail, out);
        return literal(bytes, out);
    }

    static std::size_t literal(ByteView bytes, PieceWriter& out) {
        if (bytes[0] >= 0x80) {
            out.copy(bytes.first(1), Problem::MalformedEscape);
            return 1;
        }
        const auto end =
            std::ranges::find_if(bytes, [](Byte byte) { return byte == '+' || byte >= 0x80; });
        const ByteView run = bytes.first(static_cast<std::size_t>(end - bytes.begin()));
        out.copy(run);
        return run.size();
    }

    std::size_t plus(ByteView bytes, Tail tail, PieceWriter& out) {
        if (bytes.size() == 1 && tail == Tail::MoreFollows)
            return 0;
        if (bytes.size() > 1 && bytes[1] == '-') {
            out.write(2, "+", PieceKind::Escape);
            return 2;
        }
        m_shifted = bytes.size() > 1 && base64Value(bytes[1]) >= 0;
        if (m_shifted)
            out.syntax(1);
        else
            out.copy(bytes.first(1), Problem::MalformedEscape);
        return 1;
    }

    void digit(unsigned value, PieceWriter& out) {
        ++m_pending;
        m_bits = (m_bits << 6) | value;
        m_bitCount += 6;
        if (m_bitCount < 16)
            return;
        m_bitCount -= 16;
        unit(static_cast<char16_t>(m_bits >> m_bitCount), out);
    }

    void unit(char16_t unit, PieceWriter& out) {
        if (m_high != 0 && unicode::isLowSurrogate(unit)) {
            m_pending += m_highDigits;
            character(unicode::fromSurrogates(m_high, unit), Problem::None, out);
            m_high = 0;
            return;
        }
        dropHighSurrogate(out);
        if (unicode::isHighSurrogate(unit)) {
            m_high = unit;
            m_highDigits = m_pending;
            m_pending = 0;
        } else if (unicode::isLowSurrogate(unit)) {
            character(0xFFFD, Problem::HalfSurrogate, out);
        } else {
            character(unit, Problem::None, out);
        }
    }

    void character(char32_t c, Problem problem, PieceWriter& out) {
        out.write(m_pending, toUtf8({&c, 1}), PieceKind::Escape, problem);
        m_pending = 0;
    }

    void dropHighSurrogate(PieceWriter& out) {
        if (m_high != 0)
            out.write(m_highDigits, "\xEF\xBF\xBD", PieceKind::Escape, Problem::HalfSurrogate);
        m_high = 0;
    }

    /// Up to five zero bits of padding end a run (RFC 2152, rule 2).
    void shiftOut(PieceWriter& out) {
        dropHighSurrogate(out);
        const bool padding = m_bitCount < 6 && (m_bits & ((1u << m_bitCount) - 1)) == 0;
        if (m_pending > 0)
            out.write(m_pending, {}, PieceKind::Syntax,
                      padding ? Problem::None : Problem::IgnoredByte);
        m_pending = 0;
        m_bitCount = 0;
        m_shifted = false;
    }

    void end(PieceWriter& out) override { shiftOut(out); }

    bool m_shifted = false;
    std::uint32_t m_bits = 0;
    int m_bitCount = 0;
    std::size_t m_pending = 0;    // digits since the last piece
    char16_t m_high = 0;          // a high surrogate that waits for its low one
    std::size_t m_highDigits = 0; // its digits
};

} // namespace

Style utf7Style() {
    return {.name = "utf7",
            .specification = "RFC 2152",
            .alphabet = Alphabet::Characters,
            .streams = true,
            .makeEscaper = makeEscaper<Utf7Escaper>,
            .makeUnescaper = makeUnescaper<Utf7Unescaper>};
}

} // namespace moji::escape
