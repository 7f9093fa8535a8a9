// Python string literals (Python Language Reference, "String and Bytes literals": str, not bytes),
// without the quotes, so that the result fits between '' and between "".
//
// escape: as Python's ascii() does, with upper-case digits: printable ASCII stands bare but for ' "
// and backslash; \t \n \r; \xE9 up to U+00FF, \u4E16, \U0001F600. Bytes that are not UTF-8 are
// written as Python itself keeps them (PEP 383, surrogateescape): byte FF is \udcff, here \uDCFF.
// So every byte comes back. unescape: all of Python's escapes, \N{GREEK SMALL LETTER ALPHA} and
// \101 too; a lone \uDC80 to \uDCFF is that byte; other halves of surrogate pairs are joined or,
// alone, passed through, as is a backslash before any other character (both are what Python does,
// or warns of).

#include "escape/backslash_unescaper.h"
#include "escape/character_escaper.h"
#include "escape/styles.h"

#include <unicode/uchar.h>

namespace moji::escape {

namespace {

class PythonEscaper final : public CharacterEscaper {
public:
    PythonEscaper()
        : CharacterEscaper(kPrintable.without("'\"\\")) {}

private:
    Problem escape(char32_t c, std::string& out) const override {
        out += '\\';
        if (c == '\'' || c == '"' || c == '\\')
            out += static_cast<char>(c);
        else if (c == '\t' || c == '\n' || c == '\r')
            out += letterOfControl(c);
        else
            appendNumber(c, out);
        return Problem::None;
    }

    static void appendNumber(char32_t c, std::string& out) {
        out += c < 0x100 ? 'x' : c < 0x10000 ? 'u' : 'U';
        appendHex(out, c, c < 0x100 ? 2 : c < 0x10000 ? 4 : 8);
    }

    Problem escapeMalformed(ByteView bytes, std::string& out) const override {
        for (const Byte byte : bytes) {
            out += "\\u";
            appendHex(out, 0xDC00u + byte, 4);
        }
        return Problem::None;
    }
};

/// The character that `name` (without braces) is the name or an alias of, in either case.
std::optional<char32_t> characterNamed(std::string_view name) {
    const std::string terminated(name);
    for (const auto choice : {U_UNICODE_CHAR_NAME, U_CHAR_NAME_ALIAS}) {
        UErrorCode status = U_ZERO_ERROR;
        const UChar32 c = u_charFromName(choice, terminated.c_str(), &status);
        if (U_SUCCESS(status))
            return static_cast<char32_t>(c);
    }
    return std::nullopt;
}

class PythonUnescaper final : public BackslashUnescaper {
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
        case '\\':
            return BackslashEscape::character(2, letter);
        case 'x':
            return fixedHex(bytes, 2, 2, tail);
        case 'u':
            return fixedHex(bytes, 2, 4, tail);
        case 'U':
            return fixedHex(bytes, 2, 8, tail);
        case 'N':
            return named(bytes, tail);
        default:
            return letter >= '0' && letter <= '7' ? octalDigits(bytes, tail) : unknownEscape(bytes);
        }
    }

    std::optional<Byte> byteOfHalfSurrogate(char32_t c) const override {
        if (c < 0xDC80 || c > 0xDCFF)
            return std::nullopt;
        return static_cast<Byte>(c - 0xDC00);
    }

    /// `\N{NAME}`
    static BackslashEscape named(ByteView bytes, Tail tail) {
        constexpr std::size_t kMaxName = 128;
        constexpr AsciiSet kNameCharacters = kAlphanumeric.with(" -()<>");
        if (bytes.size() > 2 && bytes[2] != '{')
            return BackslashEscape::malformed(2);
        std::size_t at = 3;
        while (at < bytes.size() && at < 3 + kMaxName && kNameCharacters.contains(bytes[at]))
            ++at;
        if (at >= bytes.size())
            return tail == Tail::MoreFollows ? BackslashEscape::needsMore()
                                             : BackslashEscape::malformed(bytes.size());
        if (bytes[at] != '}' || at == 3)
            return BackslashEscape::malformed(at);
        const auto c = characterNamed(asChars(bytes.subspan(3, at - 3)));
        return c ? BackslashEscape::character(at + 1, *c)
                 : BackslashEscape::malformed(at + 1, Problem::UnknownName);
    }
};

} // namespace

TransformerPointer makePythonEscaper() {
    return std::make_unique<PythonEscaper>();
}
TransformerPointer makePythonUnescaper(const CodecRegistry&) {
    return std::make_unique<PythonUnescaper>();
}

} // namespace moji::escape
