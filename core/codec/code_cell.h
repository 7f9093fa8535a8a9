#pragma once
// What a byte leads to in a table of codes: a character, a text, an error, or the row of answers
// for the next byte.

#include <cstdint>

namespace moji {

class CodeCell {
public:
    enum class Kind : std::uint32_t { Character, Text, Error, Row };

    /// `value` is a code point, a text's number, a SpanStatus or a row; `length` is in bytes.
    CodeCell(Kind kind, std::uint32_t length, std::uint32_t value)
        : m_bits(static_cast<std::uint32_t>(kind) << 30 | length << 26 | value) {}
    explicit CodeCell(std::uint32_t bits)
        : m_bits(bits) {}

    [[nodiscard]] Kind kind() const { return static_cast<Kind>(m_bits >> 30); }
    [[nodiscard]] std::uint32_t length() const { return m_bits >> 26 & 0xF; }
    [[nodiscard]] std::uint32_t value() const { return m_bits & 0x3FFFFFF; }
    [[nodiscard]] std::uint32_t bits() const { return m_bits; }

private:
    std::uint32_t m_bits;
};

} // namespace moji
