// JavaScript string literals (ECMA-262, "String Literals"), without the quotes; the result fits
// between '' and between "".
//
// escape: printable ASCII is unescaped except ' " and backslash; \b \t \n \v \f \r; everything else
// is \uXXXX, from U+10000 on a surrogate pair. Bytes that are not UTF-8 become \uFFFD.
// unescape: all of ECMA-262's escapes, including \u{1F600}, \x41 and hidden line breaks; a
// backslash before any other character means that character, as in the language. \u surrogate
// halves are joined. Octal escapes (\101, but \0 alone is U+0000) are forbidden in strict mode:
// malformed here.

#include "escape/backslash_unescaper.h"
#include "escape/character_escaper.h"
#include "escape/style.h"
#include "utf8/strict.h"

namespace moji::escape {

namespace {

class JsEscaper final : public CharacterEscaper {
public:
    JsEscaper()
        : CharacterEscaper(kPrintable.without("'\"\\")) {}

private:
    Problem escape(char32_t c, std::string& out) const override {
        if (c == '\'' || c == '"' || c == '\\')
            (out += '\\') += static_cast<char>(c);
        else if (const char letter = letterOfControl(c); letter != '\0' && letter != 'a')
            (out += '\\') += letter;
        else
            appendUtf16Escapes(out, c);
        return Problem::None;
    }
};

/// `\u{1F600}`; any number of leading zeros, here up to 64 digits.
BackslashEscape bracedCodePoint(ByteView bytes, Tail tail) {
    constexpr std::size_t kMaxDigits = 64;
    char32_t value = 0;
    std::size_t at = 3; // after `\u{`
    for (; at < bytes.size() && at < 3 + kMaxDigits && isHexDigit(bytes[at]); ++at)
        value =
            std::min<char32_t>((value << 4) | static_cast<char32_t>(hexValue(bytes[at])), 0x110000);
    if (at == bytes.size())
        return tail == Tail::MoreFollows ? BackslashEscape::needsMore()
                                         : BackslashEscape::malformed(at);
    if (bytes[at] != '}' || at == 3)
        return BackslashEscape::malformed(at);
    if (value > 0x10FFFF)
        return BackslashEscape::malformed(at + 1, Problem::OutOfRange);
    return BackslashEscape::character(at + 1, value);
}

class JsUnescaper final : public BackslashUnescaper {
private:
    BackslashEscape parse(ByteView bytes, Tail tail) const override {
        const Byte letter = bytes[1];
        if (const auto hidden = hiddenLineBreak(bytes, tail))
            return *hidden;
        if (letter == 'x')
            return fixedHex(bytes, 2, 2, tail);
        if (letter == 'u')
            return unicodeEscape(bytes, tail);
        if (isDigit(letter))
            return digitEscape(bytes, tail);
        if (const auto control = controlOfLetter(letter); control && letter != 'a')
            return BackslashEscape::character(2, *control);
        return itself(bytes, tail);
    }

    static BackslashEscape unicodeEscape(ByteView bytes, Tail tail) {
        if (bytes.size() > 2 && bytes[2] == '{')
            return bracedCodePoint(bytes, tail);
        return fixedHex(bytes, 2, 4, tail);
    }

    /// `\0` is U+0000 if no digit follows.
    static BackslashEscape digitEscape(ByteView bytes, Tail tail) {
        if (bytes[1] != '0')
            return BackslashEscape::malformed(2);
        if (bytes.size() == 2 && tail == Tail::MoreFollows)
            return BackslashEscape::needsMore();
        if (bytes.size() > 2 && isDigit(bytes[2]))
            return BackslashEscape::malformed(2);
        return BackslashEscape::character(2, 0);
    }

    /// `\q` is q; a backslash also hides U+2028 and U+2029.
    static BackslashEscape itself(ByteView bytes, Tail tail) {
        const Span span = utf8::decodeStrict(bytes.subspan(1), tail);
        if (span.length == 0)
            return BackslashEscape::needsMore();
        if (isError(span.status))
            return BackslashEscape::malformed(1);
        const char32_t c = span.codePoints[0];
        if (c == 0x2028 || c == 0x2029)
            return BackslashEscape::nothing(1 + span.length);
        return BackslashEscape::character(1 + span.length, c);
    }
};

} // namespace

Style jsStyle() {
    return {.name = "js",
            .specification = "ECMA-262",
            .alphabet = Alphabet::Characters,
            .streams = true,
            .makeEscaper = makeEscaper<JsEscaper>,
            .makeUnescaper = makeUnescaper<JsUnescaper>};
}

} // namespace moji::escape
