#pragma once
// The way out of styles whose escapes begin with a backslash: JavaScript, JSON, C, Python. The
// style reads one escape; joining surrogate pairs and passing on what is malformed is done here.

#include "escape/ascii.h"
#include "escape/transformer.h"

#include <optional>

namespace moji::escape {

/// What a style found at a backslash.
struct BackslashEscape {
    enum class Kind : std::uint8_t { NeedsMore, Character, Byte, Nothing, Malformed };
    Kind kind = Kind::NeedsMore;
    std::size_t length = 0;                     // bytes of the escape, or of what looked like one
    char32_t value = 0;                         // of a character (a surrogate too) or byte
    Problem problem = Problem::MalformedEscape; // of Kind::Malformed

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
    /// The escape at the front of `bytes`: a backslash, and at least one byte more unless the input
    /// ends behind it. Malformed ones are as long as what fits the form, never with a second
    /// backslash in them.
    [[nodiscard]] virtual BackslashEscape parse(ByteView bytes, Tail tail) const = 0;
    /// What a surrogate without its other half stands for, where it stands for anything.
    [[nodiscard]] virtual std::optional<Byte> byteOfHalfSurrogate(char32_t) const { return {}; }

private:
    [[nodiscard]] std::size_t step(ByteView bytes, Tail tail, PieceWriter& out) final;
    [[nodiscard]] BackslashEscape parseAt(ByteView bytes, Tail tail) const;
    [[nodiscard]] BackslashEscape resolvedAt(ByteView bytes, Tail tail) const;
    [[nodiscard]] BackslashEscape joined(BackslashEscape first, ByteView bytes, Tail tail) const;
};

/// Reads exactly `count` hexadecimal digits behind `prefix` bytes (`\u`): a character. The value
/// may be a surrogate; beyond U+10FFFF it is malformed.
[[nodiscard]] BackslashEscape fixedHex(ByteView bytes, std::size_t prefix, std::size_t count,
                                       Tail tail);

/// Reads one to three octal digits after the backslash: a character, U+0000 to U+01FF.
[[nodiscard]] BackslashEscape octalDigits(ByteView bytes, Tail tail);

/// The character that one of the usual letters stands for: \a \b \f \n \r \t \v.
[[nodiscard]] std::optional<char32_t> controlOfLetter(Byte letter);
/// And back: the letter; 0 where there is none.
[[nodiscard]] char letterOfControl(char32_t control);

/// A backslash before a line break hides it: how long both are. Nothing where no line break
/// follows; NeedsMore where a CR might be followed by LF.
[[nodiscard]] std::optional<BackslashEscape> hiddenLineBreak(ByteView bytes, Tail tail);

/// `\q`: a backslash and the character behind it, where that is ASCII.
[[nodiscard]] BackslashEscape unknownEscape(ByteView bytes);

} // namespace moji::escape
