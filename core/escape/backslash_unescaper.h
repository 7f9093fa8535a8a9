#pragma once
// Unescaper for styles with backslash escapes: JavaScript, JSON, C, Python. The style parses one
// escape; this class joins surrogate pairs and passes malformed escapes through.

#include "escape/ascii.h"
#include "escape/transformer.h"

#include <optional>

namespace moji::escape {

/// The result of parsing at a backslash.
struct BackslashEscape {
    enum class Kind : std::uint8_t { NeedsMore, Character, Byte, Nothing, Malformed };
    Kind kind = Kind::NeedsMore;
    std::size_t length = 0;                     // bytes of the escape, valid or malformed
    char32_t value = 0;                         // of a character (also a surrogate) or a byte
    Problem problem = Problem::MalformedEscape; // for Kind::Malformed

    static BackslashEscape needsMore() { return {}; }
    static BackslashEscape character(std::size_t length, char32_t c) {
        return {Kind::Character, length, c};
    }
    static BackslashEscape byte(std::size_t length, Byte value) {
        return {Kind::Byte, length, value};
    }
    static BackslashEscape nothing(std::size_t length) { return {Kind::Nothing, length, 0}; }
    static BackslashEscape malformed(std::size_t length,
                                     Problem problem = Problem::MalformedEscape) {
        return {Kind::Malformed, length, 0, problem};
    }
};

class BackslashUnescaper : public Transformer {
protected:
    /// The escape at the front of `bytes`: a backslash, and at least one more byte unless the input
    /// ends after it. A malformed escape extends as far as it matches the form, and never contains
    /// a second backslash.
    [[nodiscard]] virtual BackslashEscape parse(ByteView bytes, Tail tail) const = 0;
    /// The byte that a lone surrogate represents, if any.
    [[nodiscard]] virtual std::optional<Byte> byteOfHalfSurrogate(char32_t) const { return {}; }

private:
    [[nodiscard]] std::size_t step(ByteView bytes, Tail tail, PieceWriter& out) final;
    [[nodiscard]] BackslashEscape parseAt(ByteView bytes, Tail tail) const;
    [[nodiscard]] BackslashEscape resolvedAt(ByteView bytes, Tail tail) const;
    [[nodiscard]] BackslashEscape joined(BackslashEscape first, ByteView bytes, Tail tail) const;
};

/// Parses exactly `count` hexadecimal digits after `prefix` bytes (`\u`): a character. The value
/// may be a surrogate; above U+10FFFF it is malformed.
[[nodiscard]] BackslashEscape fixedHex(ByteView bytes, std::size_t prefix, std::size_t count,
                                       Tail tail);

/// Parses one to three octal digits after the backslash: a character, U+0000 to U+01FF.
[[nodiscard]] BackslashEscape octalDigits(ByteView bytes, Tail tail);

/// The character for one of the usual letters: \a \b \f \n \r \t \v.
[[nodiscard]] std::optional<char32_t> controlOfLetter(Byte letter);
/// The letter for such a character; 0 if there is none.
[[nodiscard]] char letterOfControl(char32_t control);

/// A backslash before a line break, which hides it: the length of both. Nothing if no line break
/// follows; NeedsMore if LF may follow a CR.
[[nodiscard]] std::optional<BackslashEscape> hiddenLineBreak(ByteView bytes, Tail tail);

/// `\q`: a backslash and the next character, if that is ASCII.
[[nodiscard]] BackslashEscape unknownEscape(ByteView bytes);

} // namespace moji::escape
