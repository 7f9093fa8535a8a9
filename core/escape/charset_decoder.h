#pragma once
// Bytes that an escaped form labels with their encoding, as UTF-8: for RFC 8187 and RFC 2047. What
// is labelled UTF-8 passes byte for byte, valid or not.

#include "codec/codec_registry.h"
#include "escape/transformer.h"

#include <array>

namespace moji::escape {

class CharsetDecoder {
public:
    CharsetDecoder() = default; // of UTF-8

    /// Makes ready for text in `charset`, or answers false where nothing is called so. A character
    /// that is pending in the same encoding goes on (it may be split between two encoded words),
    /// otherwise the encoding's shifts start afresh, as each word's do.
    [[nodiscard]] bool begin(std::string_view charset, const CodecRegistry& codecs,
                             PieceWriter& out);

    /// `sourceLength` bytes of the input stand for `byte`.
    void push(std::size_t sourceLength, Byte byte, PieceKind kind, PieceWriter& out);
    /// They stand for nothing.
    void skip(std::size_t sourceLength, PieceWriter& out);
    /// Writes what is pending: the text is at its end.
    void finish(PieceWriter& out);

private:
    void drain(Tail tail, PieceWriter& out);

    static constexpr std::size_t kPending = 64; // Codec::next always goes forward with so many
    const Codec* m_codec = nullptr;             // nullptr: UTF-8
    DecoderState m_state;
    std::size_t m_count = 0;
    std::array<Byte, kPending> m_bytes{};
    std::array<std::size_t, kPending> m_sourceLengths{}; // input behind each of them
};

} // namespace moji::escape
