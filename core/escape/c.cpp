// C string literals (ISO C, 6.4.4.4 and 6.4.5), without the quotes.
//
// escape: byte by byte, so that the result is the same bytes under every compiler: printable ASCII
// stands bare but for " and backslash (and the second ? of ??, which would begin a trigraph);
// \a \b \t \n \v \f \r; all other bytes are \xE4. Where a hexadecimal digit follows, which \x would
// swallow, the byte is octal instead: \344, always three digits. Bytes that are not UTF-8 pass.
// unescape: C's escapes and GNU's \e; \x takes every hexadecimal digit that follows, as in C, and
// is out of range above FF; \u4E16 and \U0001F600 give UTF-8, surrogates are no characters in C; ""
// behind \x, which ends it, and a hidden line break are left out.

#include "escape/ascii.h"
#include "escape/backslash_unescaper.h"
#include "escape/styles.h"
#include "unicode/surrogates.h"
#include "utf8/strict.h"

namespace moji::escape {

namespace {

constexpr AsciiSet kBare = kPrintable.without("\"\\?");

void appendByteEscape(std::string& out, Byte byte, bool hexDigitFollows) {
    if (const char letter = letterOfControl(byte)) {
        (out += '\\') += letter;
    } else if (hexDigitFollows) {
        out += '\\';
        for (int shift = 6; shift >= 0; shift -= 3)
            out += static_cast<char>('0' + ((byte >> shift) & 7));
    } else {
        out += "\\x";
        appendHex(out, byte, 2);
    }
}

class CEscaper final : public Transformer {
private:
    std::size_t step(ByteView bytes, Tail tail, PieceWriter& out) override {
        if (const std::size_t bare = kBare.run(bytes); bare > 0) {
            out.copy(bytes.first(bare));
            m_afterQuestionMark = false;
            return bare;
        }
        const Span span = utf8::decodeStrict(bytes, tail);
        if (span.length == 0 || (span.length == bytes.size() && tail == Tail::MoreFollows))
            return 0; // what follows decides how the last byte is written
        writeCharacter(bytes.first(span.length),
                       bytes.size() > span.length && isHexDigit(bytes[span.length]), out);
        return span.length;
    }

    void writeCharacter(ByteView character, bool hexDigitFollows, PieceWriter& out) {
        const Byte first = character[0];
        m_text.clear();
        if (first == '"' || first == '\\' || (first == '?' && m_afterQuestionMark)) {
            (m_text += '\\') += static_cast<char>(first);
        } else if (first == '?') {
            m_text += '?';
        } else {
            for (std::size_t i = 0; i < character.size(); ++i)
                appendByteEscape(m_text, character[i],
                                 hexDigitFollows && i + 1 == character.size());
        }
        m_afterQuestionMark = first == '?';
        if (m_text == "?")
            out.copy(character);
        else
            out.write(character.size(), m_text, PieceKind::Escape);
    }

    bool m_afterQuestionMark = false;
    std::string m_text;
};

class CUnescaper final : public BackslashUnescaper {
private:
    BackslashEscape parse(ByteView bytes, Tail tail) const override {
        const Byte letter = bytes[1];
        if (const auto hidden = hiddenLineBreak(bytes, tail))
            return *hidden;
        if (const auto control = controlOfLetter(letter))
            return BackslashEscape::character(2, *control);
        switch (letter) {
        case '"':
        case '\'':
        case '?':
        case '\\':
            return BackslashEscape::character(2, letter);
        case 'e':
            return BackslashEscape::character(2, 0x1B);
        case 'x':
            return hexadecimal(bytes, tail);
        case 'u':
            return universalName(fixedHex(bytes, 2, 4, tail));
        case 'U':
            return universalName(fixedHex(bytes, 2, 8, tail));
        default:
            return letter >= '0' && letter <= '7' ? octal(bytes, tail) : unknownEscape(bytes);
        }
    }

    static BackslashEscape universalName(BackslashEscape escape) {
        if (escape.kind == BackslashEscape::Kind::Character && unicode::isSurrogate(escape.value))
            return BackslashEscape::malformed(escape.length, Problem::HalfSurrogate);
        return escape;
    }

    static BackslashEscape octal(ByteView bytes, Tail tail) {
        const BackslashEscape digits = octalDigits(bytes, tail);
        if (digits.kind == BackslashEscape::Kind::NeedsMore)
            return digits;
        if (digits.value > 0xFF)
            return BackslashEscape::malformed(digits.length, Problem::OutOfRange);
        return BackslashEscape::byte(digits.length, static_cast<Byte>(digits.value));
    }

    /// Any number of digits, here up to 64.
    static BackslashEscape hexadecimal(ByteView bytes, Tail tail) {
        constexpr std::size_t kMaxDigits = 64;
        std::uint32_t value = 0;
        std::size_t at = 2;
        for (; at < bytes.size() && at < 2 + kMaxDigits && isHexDigit(bytes[at]); ++at)
            value = std::min<std::uint32_t>(
                (value << 4) | static_cast<std::uint32_t>(hexValue(bytes[at])), 0x100);
        // Two bytes more tell whether "" stands there.
        if (bytes.size() < at + 2 && tail == Tail::MoreFollows)
            return BackslashEscape::needsMore();
        if (at == 2)
            return BackslashEscape::malformed(2);
        if (value > 0xFF)
            return BackslashEscape::malformed(at, Problem::OutOfRange);
        const bool split = bytes.size() >= at + 2 && bytes[at] == '"' && bytes[at + 1] == '"';
        return BackslashEscape::byte(at + (split ? 2 : 0), static_cast<Byte>(value));
    }
};

} // namespace

TransformerPointer makeCEscaper() {
    return std::make_unique<CEscaper>();
}
TransformerPointer makeCUnescaper(const CodecRegistry&) {
    return std::make_unique<CUnescaper>();
}

} // namespace moji::escape
