// The Content-Disposition header field of a download (RFC 6266), with a file name for every reader.
//
// escape: Content-Disposition: attachment; filename="test.txt"; filename*=UTF-8''%D1%82... The
// fallback is the name in ASCII by ICU's Any-Latin; Latin-ASCII, with _ for the remaining
// characters and for those that readers are known to mishandle (RFC 6266, appendix D): " \ % / and
// controls. filename* keeps bytes that are not UTF-8.
// unescape: the file's name, from filename* if that is present and well-formed, else from filename,
// quoted or a token; the field's name may be missing. Text without either is passed through.
//
// Both need the whole text: at most 64 KiB.

#include "escape/ascii.h"
#include "escape/header_parameters.h"
#include "escape/style_registry.h"
#include "escape/whole_text.h"

#include "unicode/latin_ascii.h"
#include "unicode/surrogates.h"
#include "utf8/utf8_writer.h"

#include <algorithm>

namespace moji::escape {

namespace {

constexpr std::size_t kBound = 64 * 1024;

std::string asciiFallback(ByteView name) {
    constexpr AsciiSet kKept = kPrintable.without("\"\\%/");
    std::string fallback;
    const std::u32string text = fromUtf8(asChars(name));
    const auto latin = unicode::toLatinAscii(unicode::toUtf16(text));
    for (const char32_t c : latin ? unicode::fromUtf16(*latin) : text)
        fallback += c < 0x80 && kKept.contains(static_cast<Byte>(c)) ? static_cast<char>(c) : '_';
    return fallback;
}

/// Writes another transformer's output for `bytes` as pieces of this one.
void forward(Transformer& transformer, ByteView bytes, PieceWriter& out) {
    const auto result = transform(transformer, bytes);
    for (const Segment& segment : result->segments)
        out.write(
            segment.source.length(),
            std::string_view(result->text).substr(segment.result.begin, segment.result.length()),
            segment.kind, segment.problem);
}

class ContentDispositionEscaper final : public WholeTextTransformer {
public:
    ContentDispositionEscaper()
        : WholeTextTransformer("content-disposition", kBound) {}

private:
    void transformWhole(ByteView name, PieceWriter& out) override {
        out.syntax(0, "Content-Disposition: attachment; filename=\"" + asciiFallback(name) +
                          "\"; filename*=");
        forward(*findStyle("rfc8187")->makeEscaper(), name, out);
    }
};

class ContentDispositionUnescaper final : public WholeTextTransformer {
public:
    explicit ContentDispositionUnescaper(const CodecRegistry& codecs)
        : WholeTextTransformer("content-disposition", kBound)
        , m_codecs(codecs) {}

private:
    void transformWhole(ByteView field, PieceWriter& out) override {
        constexpr std::string_view kName = "content-disposition:";
        const std::string_view text = asChars(field);
        const bool named = equalsIgnoringCase(text.substr(0, kName.size()), kName);
        if (named)
            out.syntax(kName.size());
        transformValue(field.subspan(named ? kName.size() : 0), out);
    }

    void transformValue(ByteView value, PieceWriter& out) const {
        const auto parameters = parseHeaderParameters(asChars(value));
        const auto find = [&](std::string_view name) {
            return std::ranges::find_if(parameters, [name](const HeaderParameter& parameter) {
                return equalsIgnoringCase(parameter.name, name);
            });
        };
        if (const auto extended = find("filename*");
            extended != parameters.end() && isExtValue(part(value, extended->value)))
            return writeExtended(value, extended->value, out);
        if (const auto plain = find("filename"); plain != parameters.end())
            return writePlain(value, *plain, out);
        out.copy(value, Problem::MalformedEscape);
    }

    static ByteView part(ByteView value, ByteRange range) {
        return value.subspan(range.begin, range.length());
    }

    [[nodiscard]] bool isExtValue(ByteView value) const {
        const auto result = transform(*findStyle("rfc8187")->makeUnescaper(m_codecs), value);
        return !value.empty() && std::ranges::all_of(result->segments, [](const Segment& segment) {
            return segment.problem == Problem::None;
        });
    }

    void writeExtended(ByteView value, ByteRange range, PieceWriter& out) const {
        out.syntax(range.begin);
        forward(*findStyle("rfc8187")->makeUnescaper(m_codecs), part(value, range), out);
        out.syntax(value.size() - range.end);
    }

    static void writePlain(ByteView value, const HeaderParameter& parameter, PieceWriter& out) {
        out.syntax(parameter.value.begin);
        for (ByteView rest = part(value, parameter.value); !rest.empty();) {
            if (parameter.quoted && rest[0] == '\\' && rest.size() > 1) {
                out.write(2, asChars(rest.subspan(1, 1)), PieceKind::Escape);
                rest = rest.subspan(2);
            } else {
                out.copy(rest.first(1));
                rest = rest.subspan(1);
            }
        }
        if (parameter.value.end < value.size())
            out.syntax(value.size() - parameter.value.end);
    }

    const CodecRegistry& m_codecs;
};

} // namespace

Style contentDispositionStyle() {
    return {.name = "content-disposition",
            .specification = "RFC 6266",
            .alphabet = Alphabet::Bytes,
            .streams = false,
            .makeEscaper = makeEscaper<ContentDispositionEscaper>,
            .makeUnescaper = makeUnescaper<ContentDispositionUnescaper>};
}

} // namespace moji::escape
