#include "escape/backslash_unescaper.h"

#include "unicode/surrogates.h"
#include "utf8/utf8_writer.h"

namespace moji::escape {

using Kind = BackslashEscape::Kind;

/// The escape at the front, if more than the backslash is available.
BackslashEscape BackslashUnescaper::parseAt(ByteView bytes, Tail tail) const {
    if (bytes.size() == 1)
        return tail == Tail::MoreFollows ? BackslashEscape::needsMore()
                                         : BackslashEscape::malformed(1);
    return parse(bytes, tail);
}

/// Joins a high surrogate with the low surrogate of an escape immediately after it.
BackslashEscape BackslashUnescaper::joined(BackslashEscape first, ByteView bytes, Tail tail) const {
    const ByteView rest = bytes.subspan(first.length);
    if (rest.empty())
        return tail == Tail::MoreFollows ? BackslashEscape::needsMore() : first;
    if (rest[0] != '\\')
        return first;
    const BackslashEscape second = parseAt(rest, tail);
    if (second.kind == Kind::NeedsMore)
        return second;
    if (second.kind != Kind::Character || !unicode::isLowSurrogate(second.value))
        return first;
    return BackslashEscape::character(first.length + second.length,
                                      unicode::fromSurrogates(first.value, second.value));
}

/// The escape at the front, with surrogates joined; a remaining half is malformed, or a byte.
BackslashEscape BackslashUnescaper::resolvedAt(ByteView bytes, Tail tail) const {
    BackslashEscape escape = parseAt(bytes, tail);
    if (escape.kind == Kind::Character && unicode::isHighSurrogate(escape.value))
        escape = joined(escape, bytes, tail);
    if (escape.kind != Kind::Character || !unicode::isSurrogate(escape.value))
        return escape;
    const auto byte = byteOfHalfSurrogate(escape.value);
    return byte ? BackslashEscape::byte(escape.length, *byte)
                : BackslashEscape::malformed(escape.length, Problem::HalfSurrogate);
}

std::size_t BackslashUnescaper::step(ByteView bytes, Tail tail, PieceWriter& out) {
    if (bytes[0] != '\\') {
        const auto end = std::ranges::find(bytes, '\\');
        const ByteView literal = bytes.first(static_cast<std::size_t>(end - bytes.begin()));
        out.copy(literal);
        return literal.size();
    }
    const BackslashEscape escape = resolvedAt(bytes, tail);
    const auto byte = static_cast<char>(escape.value);
    switch (escape.kind) {
    case Kind::NeedsMore:
        break;
    case Kind::Character:
        out.write(escape.length, toUtf8({&escape.value, 1}), PieceKind::Escape);
        break;
    case Kind::Byte:
        out.write(escape.length, {&byte, 1}, PieceKind::Escape);
        break;
    case Kind::Nothing:
        out.syntax(escape.length);
        break;
    case Kind::Malformed:
        out.copy(bytes.first(escape.length), escape.problem);
        break;
    }
    return escape.length;
}

BackslashEscape fixedHex(ByteView bytes, std::size_t prefix, std::size_t count, Tail tail) {
    char32_t value = 0;
    for (std::size_t i = prefix; i < prefix + count; ++i) {
        if (i >= bytes.size() && tail == Tail::MoreFollows)
            return BackslashEscape::needsMore();
        if (i >= bytes.size() || !isHexDigit(bytes[i]))
            return BackslashEscape::malformed(i);
        value = (value << 4) | static_cast<char32_t>(hexValue(bytes[i]));
    }
    if (value > 0x10FFFF)
        return BackslashEscape::malformed(prefix + count, Problem::OutOfRange);
    return BackslashEscape::character(prefix + count, value);
}

namespace {

constexpr std::string_view kControlLetters = "abtnvfr"; // U+0007 to U+000D

} // namespace

BackslashEscape octalDigits(ByteView bytes, Tail tail) {
    char32_t value = 0;
    std::size_t at = 1;
    for (; at < 4; ++at) {
        if (at == bytes.size() && tail == Tail::MoreFollows)
            return BackslashEscape::needsMore();
        if (at == bytes.size() || bytes[at] < '0' || bytes[at] > '7')
            break;
        value = value * 8 + static_cast<char32_t>(bytes[at] - '0');
    }
    return BackslashEscape::character(at, value);
}

std::optional<char32_t> controlOfLetter(Byte letter) {
    const auto at = kControlLetters.find(static_cast<char>(letter));
    if (at == kControlLetters.npos)
        return std::nullopt;
    return static_cast<char32_t>(7 + at);
}

char letterOfControl(char32_t control) {
    return control >= 7 && control <= 13 ? kControlLetters[control - 7] : '\0';
}

std::optional<BackslashEscape> hiddenLineBreak(ByteView bytes, Tail tail) {
    if (bytes[1] == '\n')
        return BackslashEscape::nothing(2);
    if (bytes[1] != '\r')
        return std::nullopt;
    if (bytes.size() == 2 && tail == Tail::MoreFollows)
        return BackslashEscape::needsMore();
    return BackslashEscape::nothing(bytes.size() > 2 && bytes[2] == '\n' ? 3 : 2);
}

BackslashEscape unknownEscape(ByteView bytes) {
    return BackslashEscape::malformed(bytes[1] < 0x80 ? 2 : 1);
}

} // namespace moji::escape
