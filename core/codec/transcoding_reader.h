#pragma once
// Bytes in another encoding, read as they are asked for: the pulling counterpart of transcode(), so
// that conversions can be put one behind the other in constant memory.

#include "bytes/byte_reader.h"
#include "codec/span_reader.h"

#include <string>

namespace moji {

class TranscodingReader final : public ByteReader {
public:
    enum class Malformed {
        Stop,    // as a character that `to` lacks
        Replace, // U+FFFD
    };
    /// Borrows all three.
    TranscodingReader(ByteReader& reader, const Codec& from, const Codec& to, Malformed malformed);

    [[nodiscard]] Result<std::size_t> read(std::span<Byte> out) override;

    /// Whether the bytes ended early, at a character that `to` lacks (or malformed input).
    [[nodiscard]] bool stopped() const { return m_stopped; }

private:
    [[nodiscard]] Result<Done> produce();
    void take(std::span<const Span> spans);
    void encode(Tail tail);

    SpanReader m_spans;
    const Codec& m_to;
    Malformed m_malformed;
    EncoderState m_state;
    std::u32string m_text; // decoded, not yet encoded
    Bytes m_bytes;         // encoded, from m_given on not yet given out
    std::size_t m_given = 0;
    bool m_atEnd = false;
    bool m_stopped = false;
};

} // namespace moji
