// XML character data and attribute values (XML 1.0, 2.4 and 4.1).
//
// escape: printable ASCII, tab and line feed are unescaped; & < > " ' are &amp; &lt; &gt; &quot;
// &apos;; carriage return, which a parser would turn into a line feed, and everything outside ASCII
// are &#x4E16;. XML 1.0 does not allow most control characters, U+FFFE and U+FFFF: they are written
// as references all the same (XML 1.1 allows &#x1B;), with Problem::NotInForm. Bytes that are not
// UTF-8 become &#xFFFD;.
// unescape: the five named entities and numeric references to any scalar value. Other entities
// would need a document type: they are passed through, as is a bare &.

#include "escape/character_escaper.h"
#include "escape/numeric_reference.h"
#include "escape/reference_unescaper.h"
#include "escape/style.h"

#include "unicode/surrogates.h"
#include "utf8/utf8_writer.h"

namespace moji::escape {

namespace {

/// XML 1.0, production [2] Char.
bool isXmlCharacter(char32_t c) {
    if (c < 0x20)
        return c == '\t' || c == '\n' || c == '\r';
    return c != 0xFFFE && c != 0xFFFF;
}

class XmlEscaper final : public CharacterEscaper {
public:
    XmlEscaper()
        : CharacterEscaper(kPrintable.without("&<>\"'").with("\t\n\x7F")) {}

private:
    Problem escape(char32_t c, std::string& out) const override {
        if (const auto entity = c == '\'' ? "&apos;" : markupEntity(c); !entity.empty()) {
            out += entity;
            return Problem::None;
        }
        appendNumericReference(out, c);
        return isXmlCharacter(c) ? Problem::None : Problem::NotInForm;
    }
};

/// Name characters (XML 1.0, [4] and [4a], the ASCII part).
constexpr AsciiSet kNameCharacters = kAlphanumeric.with("_:.-");
constexpr std::size_t kMaxName = 64;

class XmlUnescaper final : public ReferenceUnescaper {
private:
    std::size_t numeric(ByteView bytes, Tail tail, PieceWriter& out) const override {
        const NumericReference reference = parseNumericReference(bytes, tail);
        if (reference.length == 0)
            return 0;
        if (!reference.semicolon)
            out.copy(bytes.first(reference.length), Problem::MalformedEscape);
        else if (unicode::isSurrogate(reference.value))
            out.copy(bytes.first(reference.length), Problem::HalfSurrogate);
        else if (reference.value > 0x10FFFF)
            out.copy(bytes.first(reference.length), Problem::OutOfRange);
        else
            out.write(reference.length, toUtf8({&reference.value, 1}), PieceKind::Escape);
        return reference.length;
    }

    std::size_t named(ByteView bytes, Tail tail, PieceWriter& out) const override {
        const ByteView after = bytes.subspan(1).first(std::min(kMaxName, bytes.size() - 1));
        const std::size_t nameLength = kNameCharacters.run(after);
        const std::size_t length = 1 + nameLength;
        if (length == bytes.size() && tail == Tail::MoreFollows)
            return 0;
        if (nameLength == 0 || length == bytes.size() || bytes[length] != ';') {
            out.copy(bytes.first(length), Problem::MalformedEscape);
            return length;
        }
        const char character = predefined(asChars(bytes.first(length + 1)));
        if (character != '\0')
            out.write(length + 1, {&character, 1}, PieceKind::Escape);
        else
            out.copy(bytes.first(length + 1), Problem::UnknownName);
        return length + 1;
    }

    /// XML 1.0, 4.6 Predefined Entities.
    static char predefined(std::string_view reference) {
        for (const char c : {'&', '<', '>', '"'}) {
            if (reference == markupEntity(static_cast<unsigned char>(c)))
                return c;
        }
        return reference == "&apos;" ? '\'' : '\0';
    }
};

} // namespace

Style xmlStyle() {
    return {.name = "xml",
            .specification = "XML 1.0",
            .alphabet = Alphabet::Characters,
            .streams = true,
            .makeEscaper = makeEscaper<XmlEscaper>,
            .makeUnescaper = makeUnescaper<XmlUnescaper>};
}

} // namespace moji::escape
