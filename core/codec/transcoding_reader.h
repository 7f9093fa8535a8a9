#pragma once
// Converts to another encoding while being read: the pull counterpart of transcode(), for chaining
// conversions in constant memory.

#include "bytes/byte_reader.h"
#include "codec/text_reader.h"

#include <string>

namespace moji {

class TranscodingReader final : public ByteReader {
public:
    enum class Malformed {
        Stop,    // stops, as at a character that `to` lacks
        Replace, // U+FFFD
    };
    /// The byte-order mark of an encoding that owns one.
    enum class Marks {
        OfText, // read and written as a character, where it is there
        Owned,  // dropped when it is read, added when it is written, as transcode() can
    };
    /// Borrows the reader and the codecs.
    TranscodingReader(ByteReader& reader, const Codec& from, const Codec& to, Malformed malformed,
                      Marks marks = Marks::OfText);

    [[nodiscard]] Result<std::size_t> read(std::span<Byte> out) override;

    /// Whether the output ended early, at a character that `to` lacks (or at malformed input).
    [[nodiscard]] bool stopped() const { return m_stopped; }

private:
    [[nodiscard]] Result<Done> produce();
    /// More text; false at the end.
    [[nodiscard]] Result<bool> decode();
    /// Of the first text.
    void changeMark();
    void encode(Tail tail);

    TextReader m_reader;
    const Codec& m_to;
    bool m_dropsMark;
    bool m_addsMark;
    Malformed m_malformed;
    EncoderState m_state;
    std::u32string m_text; // decoded, not yet encoded
    Bytes m_bytes;         // encoded; already returned up to m_given
    std::size_t m_given = 0;
    bool m_atEnd = false;
    bool m_stopped = false;
};

} // namespace moji
