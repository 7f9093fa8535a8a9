#pragma once
// A set of byte values, such as "00..40 5B..60": the bytes of which a decoder makes one class.

#include "bytes/byte_source.h"

#include <array>
#include <string>

namespace moji::automaton {

class ByteSet {
public:
    constexpr ByteSet() = default;
    /// Ranges and single bytes as pairs of upper-case digits, separated by spaces.
    constexpr ByteSet(const char* text) {
        while (*text != 0) {
            const Byte first = byteAt(text);
            const bool isRange = text[2] == '.';
            const Byte last = isRange ? byteAt(text + 4) : first;
            for (unsigned byte = first; byte <= last; ++byte)
                add(static_cast<Byte>(byte));
            text += isRange ? 6 : 2;
            text += *text == ' ' ? 1 : 0;
        }
    }

    constexpr void add(Byte byte) { m_bits[byte / 64] |= std::uint64_t{1} << byte % 64; }
    constexpr void remove(Byte byte) { m_bits[byte / 64] &= ~(std::uint64_t{1} << byte % 64); }
    [[nodiscard]] constexpr bool contains(Byte byte) const {
        return (m_bits[byte / 64] >> byte % 64 & 1) != 0;
    }
    [[nodiscard]] constexpr ByteSet with(const ByteSet& other) const {
        ByteSet both = *this;
        for (std::size_t i = 0; i < m_bits.size(); ++i)
            both.m_bits[i] |= other.m_bits[i];
        return both;
    }
    [[nodiscard]] constexpr ByteSet without(const ByteSet& other) const {
        ByteSet rest = *this;
        for (std::size_t i = 0; i < m_bits.size(); ++i)
            rest.m_bits[i] &= ~other.m_bits[i];
        return rest;
    }
    [[nodiscard]] constexpr bool empty() const { return *this == ByteSet(); }
    /// "00..40, 5B..60"
    [[nodiscard]] std::string text() const;
    constexpr bool operator==(const ByteSet&) const = default;

private:
    static constexpr Byte digit(char c) {
        return static_cast<Byte>(c <= '9' ? c - '0' : c - 'A' + 10);
    }
    static constexpr Byte byteAt(const char* text) {
        return static_cast<Byte>(digit(text[0]) << 4 | digit(text[1]));
    }

    std::array<std::uint64_t, 4> m_bits{};
};

} // namespace moji::automaton
