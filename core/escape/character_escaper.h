#pragma once
// Escaper for styles that consist of characters: copies unescaped ASCII; the style writes every
// other character. Bytes that are not UTF-8 become U+FFFD, one per maximal subpart (as in a WHATWG
// decoder), with Problem::NotUtf8.

#include "escape/ascii.h"
#include "escape/transformer.h"

namespace moji::escape {

class CharacterEscaper : public Transformer {
protected:
    explicit CharacterEscaper(const AsciiSet& bare)
        : m_bare(bare) {}

    /// Appends the escape for `c`, a scalar value that must be escaped.
    [[nodiscard]] virtual Problem escape(char32_t c, std::string& out) const = 0;
    /// Appends the escape for bytes that are not UTF-8: U+FFFD unless the style can do better.
    [[nodiscard]] virtual Problem escapeMalformed(ByteView bytes, std::string& out) const;

private:
    [[nodiscard]] std::size_t step(ByteView bytes, Tail tail, PieceWriter& out) final;

    AsciiSet m_bare;
    std::string m_text; // for the current character; a member to reuse its memory
};

/// `\u4E16`; from U+10000 on two of them, a surrogate pair.
void appendUtf16Escapes(std::string& out, char32_t c);

} // namespace moji::escape
