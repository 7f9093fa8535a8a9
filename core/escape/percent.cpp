// Percent-encoding (RFC 3986, section 2.1).
//
// escape: unreserved ASCII (letters, digits, - . _ ~) is unescaped, every other byte is %E4, in
// upper case. Bytes that are not UTF-8 are treated alike.
// unescape: %E4, with digits in either case, is that byte; + stays + (only HTML forms use it for a
// space); a % without two digits is passed through.

#include "escape/percent_steps.h"
#include "escape/style.h"
#include "utf8/strict.h"

namespace moji::escape {

std::size_t percentEscapeStep(ByteView bytes, Tail tail, const AsciiSet& bare, PieceWriter& out) {
    if (const std::size_t run = bare.run(bytes); run > 0) {
        out.copy(bytes.first(run));
        return run;
    }
    const Span span = utf8::decodeStrict(bytes, tail);
    std::string escapes;
    for (const Byte byte : bytes.first(span.length)) {
        escapes += '%';
        appendHex(escapes, byte, 2);
    }
    if (span.length > 0)
        out.write(span.length, escapes, PieceKind::Escape);
    return span.length;
}

PercentEscape parsePercentEscape(ByteView bytes, Tail tail) {
    std::size_t digits = 0;
    int value = 0;
    while (digits < 2 && 1 + digits < bytes.size() && isHexDigit(bytes[1 + digits]))
        value = value * 16 + hexValue(bytes[1 + digits++]);
    if (digits < 2 && 1 + digits == bytes.size() && tail == Tail::MoreFollows)
        return {};
    return {1 + digits, static_cast<Byte>(value)};
}

namespace {

class PercentEscaper final : public Transformer {
    std::size_t step(ByteView bytes, Tail tail, PieceWriter& out) override {
        return percentEscapeStep(bytes, tail, kUnreserved, out);
    }
};

class PercentUnescaper final : public Transformer {
    std::size_t step(ByteView bytes, Tail tail, PieceWriter& out) override {
        if (bytes[0] != '%') {
            const auto end = std::ranges::find(bytes, '%');
            const ByteView literal = bytes.first(static_cast<std::size_t>(end - bytes.begin()));
            out.copy(literal);
            return literal.size();
        }
        const PercentEscape escape = parsePercentEscape(bytes, tail);
        if (escape.length == 3)
            out.write(3, asChars({&escape.value, 1}), PieceKind::Escape);
        else if (escape.length > 0)
            out.copy(bytes.first(escape.length), Problem::MalformedEscape);
        return escape.length;
    }
};

} // namespace

Style percentStyle() {
    return {.name = "percent",
            .specification = "RFC 3986",
            .alphabet = Alphabet::Bytes,
            .streams = true,
            .makeEscaper = makeEscaper<PercentEscaper>,
            .makeUnescaper = makeUnescaper<PercentUnescaper>};
}

} // namespace moji::escape
