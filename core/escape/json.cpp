// JSON strings (RFC 8259, section 7), without the quotes.
//
// escape: printable ASCII is unescaped except " and backslash; \b \t \n \f \r; everything else is
// \uXXXX, from U+10000 on a surrogate pair, so that the result is ASCII. Bytes that are not UTF-8
// become \uFFFD.
// unescape: only the escapes of RFC 8259; the halves of a surrogate pair are joined, a lone half is
// passed through.

#include "escape/backslash_unescaper.h"
#include "escape/character_escaper.h"
#include "escape/style.h"

namespace moji::escape {

namespace {

bool isJsonLetter(char letter) {
    return letter != '\0' && letter != 'a' && letter != 'v';
}

class JsonEscaper final : public CharacterEscaper {
public:
    JsonEscaper()
        : CharacterEscaper(kPrintable.without("\"\\")) {}

private:
    Problem escape(char32_t c, std::string& out) const override {
        if (c == '"' || c == '\\')
            (out += '\\') += static_cast<char>(c);
        else if (const char letter = letterOfControl(c); isJsonLetter(letter))
            (out += '\\') += letter;
        else
            appendUtf16Escapes(out, c);
        return Problem::None;
    }
};

class JsonUnescaper final : public BackslashUnescaper {
private:
    BackslashEscape parse(ByteView bytes, Tail tail) const override {
        const Byte letter = bytes[1];
        if (letter == 'u')
            return fixedHex(bytes, 2, 4, tail);
        if (letter == '"' || letter == '\\' || letter == '/')
            return BackslashEscape::character(2, letter);
        const auto control = controlOfLetter(letter);
        if (control && isJsonLetter(static_cast<char>(letter)))
            return BackslashEscape::character(2, *control);
        return unknownEscape(bytes);
    }
};

} // namespace

Style jsonStyle() {
    return {.name = "json",
            .specification = "RFC 8259",
            .alphabet = Alphabet::Characters,
            .streams = true,
            .makeEscaper = makeEscaper<JsonEscaper>,
            .makeUnescaper = makeUnescaper<JsonUnescaper>};
}

} // namespace moji::escape
