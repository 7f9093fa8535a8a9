#pragma once
// A text stream in an encoding, as bytes that are read as they are asked for.

#include "bytes/byte_reader.h"
#include "survey/convert_request.h"
#include "survey/text_stream.h"

namespace moji {

class ConvertedBytes final : public ByteReader {
public:
    /// Borrows both.
    ConvertedBytes(TextStream& text, const Codec& to, UnmappableWish unmappable)
        : m_text(text)
        , m_to(to)
        , m_unmappable(unmappable)
        , m_state(to.initialEncoderState()) {}

    /// Errors: those of the text, and Malformed where the target lacks a character and nothing may
    /// replace it.
    [[nodiscard]] Result<std::size_t> read(std::span<Byte> out) override;

    /// Characters that something else was written for.
    [[nodiscard]] std::uint64_t replaced() const { return m_replaced; }

private:
    [[nodiscard]] Result<Done> produce();
    [[nodiscard]] Result<Done> encode(std::u32string_view text, Tail tail);
    [[nodiscard]] Result<Done> substitute(char32_t codePoint);

    TextStream& m_text;
    const Codec& m_to;
    UnmappableWish m_unmappable;
    EncoderState m_state;
    std::u32string m_pending;  // decoded, not yet encoded
    std::size_t m_encoded = 0; // of those
    Bytes m_bytes;             // encoded, from m_given on not yet given out
    std::size_t m_given = 0;
    std::uint64_t m_replaced = 0;
    bool m_atEnd = false;
};

} // namespace moji
