// Punycode (RFC 3492) of the whole text, like Python's codec `punycode`.
//
// escape: adds no xn-- and does not separate labels: that is IDNA, which also maps and forbids
// characters. Bytes that are not UTF-8 become U+FFFD. A text whose escaped form contains a word
// with xn-- (it has xn-- itself, or its ASCII ends in xn-) cannot be restored: Problem::NotInForm.
// unescape: the whole text; a line break at its end is kept. If a word (letters, digits, hyphens)
// starts with xn--, the text is assumed to contain domain names: each such word is decoded, the
// rest is kept. Text that is not Punycode is passed through.
//
// Both need the whole text: at most 16 KiB (a label of a domain name has 63 bytes).

#include "escape/punycode_codec.h"
#include "escape/style.h"
#include "escape/whole_text.h"

#include "escape/ascii.h"
#include "utf8/strict.h"
#include "utf8/utf8_writer.h"

namespace moji::escape {

namespace {

constexpr std::size_t kBound = 16 * 1024;

/// LDH: letters, digits, hyphen.
constexpr AsciiSet kWord = kAlphanumeric.with("-");

bool beginsWithAce(ByteView word) {
    return word.size() >= 4 && equalsIgnoringCase(asChars(word.first(4)), "xn--");
}

class PunycodeUnescaper final : public WholeTextTransformer {
public:
    PunycodeUnescaper()
        : WholeTextTransformer("punycode", kBound) {}

private:
    void transformWhole(ByteView text, PieceWriter& out) override {
        if (hasAce(text))
            return transformDomains(text, out);
        std::size_t length = text.size();
        while (length > 0 && (text[length - 1] == '\n' || text[length - 1] == '\r'))
            --length;
        decode(text.first(length), 0, out);
        out.copy(text.subspan(length));
    }

    static bool hasAce(ByteView text) {
        while (!text.empty()) {
            if (beginsWithAce(text))
                return true;
            text = text.subspan(std::max<std::size_t>(kWord.run(text), 1));
        }
        return false;
    }

    static void transformDomains(ByteView text, PieceWriter& out) {
        while (!text.empty()) {
            const std::size_t length = std::max<std::size_t>(kWord.run(text), 1);
            if (beginsWithAce(text))
                decode(text.first(length), 4, out);
            else
                out.copy(text.first(length));
            text = text.subspan(length);
        }
    }

    /// Decodes the text after `prefix` bytes.
    static void decode(ByteView text, std::size_t prefix, PieceWriter& out) {
        if (const auto decoded = punycodeDecoded(asChars(text.subspan(prefix))))
            out.write(text.size(), toUtf8(*decoded), PieceKind::Escape);
        else
            out.copy(text, Problem::MalformedEscape);
    }
};

class PunycodeEscaper final : public WholeTextTransformer {
public:
    PunycodeEscaper()
        : WholeTextTransformer("punycode", kBound) {}

private:
    /// The last piece holds the result; the pieces before it show where the text was not UTF-8.
    void transformWhole(ByteView text, PieceWriter& out) override {
        std::u32string codePoints;
        std::size_t pending = 0;
        while (!text.empty()) {
            const Span span = utf8::decodeStrict(text, Tail::AtEnd);
            text = text.subspan(span.length);
            if (isError(span.status)) {
                if (pending > 0)
                    out.syntax(pending);
                pending = 0;
                out.write(span.length, {}, PieceKind::Escape, Problem::NotUtf8);
                codePoints += U'\uFFFD';
            } else {
                pending += span.length;
                codePoints += span.codePoints[0];
            }
        }
        if (codePoints.empty())
            return;
        const std::string encoded = punycodeEncoded(codePoints);
        out.write(pending, encoded, PieceKind::Escape,
                  comesBack(encoded, codePoints) ? Problem::None : Problem::NotInForm);
    }

    static bool comesBack(const std::string& encoded, std::u32string_view codePoints) {
        PunycodeUnescaper unescaper;
        const auto back = transform(unescaper, asBytes(encoded));
        return back && back->text == toUtf8(codePoints);
    }
};

} // namespace

Style punycodeStyle() {
    return {.name = "punycode",
            .specification = "RFC 3492",
            .alphabet = Alphabet::Characters,
            .streams = false,
            .makeEscaper = makeEscaper<PunycodeEscaper>,
            .makeUnescaper = makeUnescaper<PunycodeUnescaper>};
}

} // namespace moji::escape
