// HTML text and attribute values (HTML Standard, 13.2.5.72 to .84 and 13.5).
//
// escape: printable ASCII, tab and line feed are unescaped; & < > " are &amp; &lt; &gt; &quot; and
// ' is &#x27;, so that the result fits between either kind of quotes. Carriage return, which a
// parser would turn into a line feed, and everything outside ASCII are &#x4E16;. HTML has no
// references for control characters (&#x80; means the euro sign): they and U+007F stay as they are.
// Bytes that are not UTF-8 become &#xFFFD;.
// unescape: like an HTML parser in text: all 2231 named references, the longest match, without the
// semicolon where the standard allows that; numeric references with or without it, 80..9F as
// windows-1252; U+0000, surrogates and values above U+10FFFF become U+FFFD. Unknown names that end
// in a semicolon are passed through.

#include "escape/character_escaper.h"
#include "escape/html_entities.h"
#include "escape/numeric_reference.h"
#include "escape/reference_unescaper.h"
#include "escape/style.h"

#include "unicode/surrogates.h"
#include "utf8/utf8_writer.h"

namespace moji::escape {

namespace {

constexpr AsciiSet kHtmlBare = [] {
    AsciiSet bare = kPrintable.without("&<>\"'").with("\x7F");
    for (char c = 0; c < ' '; ++c) {
        if (c != '\r')
            bare = bare.with({&c, 1});
    }
    return bare;
}();

class HtmlEscaper final : public CharacterEscaper {
public:
    HtmlEscaper()
        : CharacterEscaper(kHtmlBare) {}

private:
    Problem escape(char32_t c, std::string& out) const override {
        if (const auto entity = markupEntity(c); !entity.empty())
            out += entity;
        else if (c >= 0x80 && c < 0xA0)
            appendUtf8(out, c);
        else
            appendNumericReference(out, c);
        return Problem::None;
    }
};

/// The meaning of &#x80; to &#x9F; (HTML Standard, 13.2.5.84); 0: the code point itself.
constexpr char16_t kC1[32] = {0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                              0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017D, 0,
                              0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                              0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

char32_t referenced(char32_t number) {
    if (number >= 0x80 && number < 0xA0 && kC1[number - 0x80] != 0)
        return kC1[number - 0x80];
    return number;
}

class HtmlUnescaper final : public ReferenceUnescaper {
private:
    std::size_t numeric(ByteView bytes, Tail tail, PieceWriter& out) const override {
        const NumericReference reference = parseNumericReference(bytes, tail);
        if (reference.length == 0)
            return 0;
        Problem problem = Problem::None;
        char32_t c = referenced(reference.value);
        if (unicode::isSurrogate(c))
            problem = Problem::HalfSurrogate;
        else if (c == 0 || c > 0x10FFFF)
            problem = Problem::OutOfRange;
        if (problem != Problem::None)
            c = 0xFFFD;
        if (reference.digits == 0)
            out.copy(bytes.first(reference.length), Problem::MalformedEscape);
        else
            out.write(reference.length, toUtf8({&c, 1}), PieceKind::Escape, problem);
        return reference.length;
    }

    std::size_t named(ByteView bytes, Tail tail, PieceWriter& out) const override {
        const ByteView after =
            bytes.subspan(1).first(std::min(kLongestHtmlEntity, bytes.size() - 1));
        const std::size_t letters = kAlphanumeric.run(after);
        if (1 + letters == bytes.size() && tail == Tail::MoreFollows)
            return 0;
        if (const HtmlEntity* entity = longestHtmlEntity(after)) {
            out.write(1 + entity->name().size(), entity->text(), PieceKind::Escape);
            return 1 + entity->name().size();
        }
        // An unknown name is an error only with its semicolon; AT&T is not.
        const bool reference =
            letters > 0 && 1 + letters < bytes.size() && bytes[1 + letters] == ';';
        const std::size_t length = 1 + letters + reference;
        out.copy(bytes.first(length), reference ? Problem::UnknownName : Problem::None);
        return length;
    }
};

} // namespace

Style htmlStyle() {
    return {.name = "html",
            .specification = "HTML Standard",
            .alphabet = Alphabet::Characters,
            .streams = true,
            .makeEscaper = makeEscaper<HtmlEscaper>,
            .makeUnescaper = makeUnescaper<HtmlUnescaper>};
}

} // namespace moji::escape
