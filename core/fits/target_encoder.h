#pragma once
// Encodes a text piece by piece to see what is lost: characters that the encoding lacks, and the
// size of the rest. Nothing is kept of what it writes.

#include "fits/character_census.h"

namespace moji::fits {

class TargetEncoder {
public:
    /// Borrows the codec.
    explicit TargetEncoder(const Codec& to)
        : m_to(to)
        , m_state(to.initialEncoderState())
        , m_buffer(16 * 1024) {}

    /// The offsets are as many as the code points.
    void take(std::u32string_view text, std::span<const std::uint64_t> offsets, Tail tail);
    /// After the last piece.
    void finish() { m_bytes += m_to.finish(m_state).length; }

    [[nodiscard]] const CharacterCensus& lacking() const { return m_lacking; }
    /// Bytes written, without the characters it lacks.
    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }
    [[nodiscard]] const Codec& codec() const { return m_to; }

private:
    const Codec& m_to;
    EncoderState m_state;
    Bytes m_buffer;
    std::u32string m_text; // not yet encoded
    std::vector<std::uint64_t> m_offsets;
    CharacterCensus m_lacking;
    std::uint64_t m_bytes = 0;
    bool m_isAtStart = true;
};

} // namespace moji::fits
