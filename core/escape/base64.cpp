// Base64 (RFC 4648, section 4), on one line.
//
// escape: three bytes become four digits; = pads the last group. Any bytes are accepted.
// unescape: skips white space and line breaks; also accepts the URL-safe digits - and _; padding
// may be missing, and padding ends one base64 text and starts another. Bytes that are not digits
// are dropped, as RFC 2045 (section 6.8) requires, with Problem::IgnoredByte; so is a single digit
// left over.

#include "escape/ascii.h"
#include "escape/base64_codec.h"
#include "escape/style.h"

#include <algorithm>

namespace moji::escape {

namespace {

class Base64Escaper final : public Transformer {
    std::size_t step(ByteView bytes, Tail tail, PieceWriter& out) override {
        if (bytes.size() < 3 && tail == Tail::MoreFollows)
            return 0;
        const std::size_t length = std::min<std::size_t>(bytes.size(), 3);
        m_group.clear();
        appendBase64Group(m_group, bytes.first(length));
        out.write(length, m_group, PieceKind::Escape);
        return length;
    }

    std::string m_group;
};

class Base64Unescaper final : public Transformer {
    std::size_t step(ByteView bytes, Tail, PieceWriter& out) override {
        for (const Byte byte : bytes) {
            if (const int value = base64Value(byte, true); value >= 0)
                digit(static_cast<unsigned>(value), out);
            else
                other(byte, out);
        }
        return bytes.size();
    }

    void digit(unsigned value, PieceWriter& out) {
        m_bits = (m_bits << 6) | value;
        ++m_digits;
        ++m_pending;
        if (m_digits == 4)
            writeGroup(out);
    }

    /// White space, padding, and invalid bytes. Inside a group they become part of the group's
    /// source.
    void other(Byte byte, PieceWriter& out) {
        const bool padding = byte == '=';
        if (padding)
            writeGroup(out);
        const Problem problem = padding || isSpace(byte) ? Problem::None : Problem::IgnoredByte;
        if (problem == Problem::None && m_pending > 0)
            ++m_pending;
        else
            ignore(problem, out);
    }

    /// Drops one byte. Pieces come in input order, so what is pending is written first.
    void ignore(Problem problem, PieceWriter& out) {
        if (m_pending > 0)
            out.syntax(m_pending);
        m_pending = 0;
        out.write(1, {}, PieceKind::Syntax, problem);
    }

    /// The bytes of 2 to 4 digits.
    void writeGroup(PieceWriter& out) {
        const std::uint32_t bits = m_bits << (6 * (4 - m_digits));
        char bytes[3];
        for (int i = 0; i < 3; ++i)
            bytes[i] = static_cast<char>(bits >> (16 - 8 * i));
        const std::size_t count = m_digits > 1 ? static_cast<std::size_t>(m_digits - 1) : 0;
        if (count > 0)
            out.write(m_pending, {bytes, count}, PieceKind::Escape);
        else if (m_pending > 0)
            out.write(m_pending, {}, PieceKind::Syntax, Problem::IgnoredByte);
        m_bits = 0;
        m_digits = 0;
        m_pending = 0;
    }

    void end(PieceWriter& out) override { writeGroup(out); }

    std::uint32_t m_bits = 0;
    int m_digits = 0;
    std::size_t m_pending = 0; // bytes of the input since the last piece
};

} // namespace

Style base64Style() {
    return {.name = "base64",
            .specification = "RFC 4648",
            .alphabet = Alphabet::Bytes,
            .streams = true,
            .makeEscaper = makeEscaper<Base64Escaper>,
            .makeUnescaper = makeUnescaper<Base64Unescaper>};
}

} // namespace moji::escape
