#pragma once
// Decodes bytes labelled with a charset to UTF-8, for RFC 8187 and RFC 2047. Bytes labelled UTF-8
// are kept byte for byte, valid or not.

#include "codec/codec_registry.h"
#include "escape/transformer.h"

#include <array>

namespace moji::escape {

class CharsetDecoder {
public:
    CharsetDecoder() = default; // for UTF-8

    /// Prepares for text in `charset`; false if there is no such encoding. An incomplete character
    /// in the same encoding continues (two encoded words may split it); otherwise shifts start
    /// anew, as in each word.
    [[nodiscard]] bool begin(std::string_view charset, const CodecRegistry& codecs,
                             PieceWriter& out);

    /// `sourceLength` bytes of the input represent `byte`.
    void push(std::size_t sourceLength, Byte byte, PieceKind kind, PieceWriter& out);
    /// They represent nothing.
    void skip(std::size_t sourceLength, PieceWriter& out);
    /// Writes pending bytes at the end of the text.
    void finish(PieceWriter& out);

private:
    void drain(Tail tail, PieceWriter& out);

    static constexpr std::size_t kPending = 64; // Codec::next always decides with this many bytes
    const Codec* m_codec = nullptr;             // nullptr: UTF-8
    DecoderState m_state;
    std::size_t m_count = 0;
    std::array<Byte, kPending> m_bytes{};
    std::array<std::size_t, kPending> m_sourceLengths{}; // input length of each of them
};

} // namespace moji::escape
