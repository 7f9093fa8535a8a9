#pragma once
// The way into styles that are made of characters: ASCII that may stand bare is copied, every other
// character is written by the style. Bytes that are not UTF-8 become U+FFFD, one for each maximal
// subpart (as a WHATWG decoder makes them), with Problem::NotUtf8.

#include "escape/ascii.h"
#include "escape/transformer.h"

namespace moji::escape {

class CharacterEscaper : public Transformer {
protected:
    explicit CharacterEscaper(const AsciiSet& bare)
        : m_bare(bare) {}

    /// Appends what stands for `c`, a scalar value that is not bare.
    [[nodiscard]] virtual Problem escape(char32_t c, std::string& out) const = 0;
    /// What stands for bytes that are not UTF-8; U+FFFD unless the style can do better.
    [[nodiscard]] virtual Problem escapeMalformed(ByteView bytes, std::string& out) const;

private:
    [[nodiscard]] std::size_t step(ByteView bytes, Tail tail, PieceWriter& out) final;

    AsciiSet m_bare;
    std::string m_text; // of the current character, kept for its room
};

/// `\u4E16`; two of them, a surrogate pair, from U+10000 on.
void appendUtf16Escapes(std::string& out, char32_t c);

} // namespace moji::escape
