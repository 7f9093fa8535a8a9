#pragma once
// Mojibake, forwards: a text written in one encoding and read in another.
// Everything streams; nothing is kept but buffers.

#include "bytes/byte_source.h"
#include "codec/transcoding_reader.h"

#include <span>
#include <vector>

namespace moji {

/// `text` (UTF-8) as `encoding`, byte by byte, with the byte-order mark if the encoding owns one.
/// Malformed UTF-8 has no place in any encoding.
class WrittenText final : public ByteReader {
public:
    /// Borrows all.
    WrittenText(const ByteSource& text, const Codec& utf8, const Codec& encoding)
        : m_source(text)
        , m_bytes(m_source, utf8, encoding, TranscodingReader::Malformed::Stop,
                  TranscodingReader::Marks::Owned) {}

    [[nodiscard]] Result<std::size_t> read(std::span<Byte> out) override {
        return m_bytes.read(out);
    }
    /// Whether the bytes ended early, at a character that the encoding lacks.
    [[nodiscard]] bool stopped() const { return m_bytes.stopped(); }

private:
    SourceReader m_source;
    TranscodingReader m_bytes;
};

/// Whether `encoding` has all characters of `text` (UTF-8).
[[nodiscard]] Result<bool> canWrite(const ByteSource& text, const Codec& utf8,
                                    const Codec& encoding);

/// Whether the damage can be undone: the text that `text`, written as `writtenAs`, reads as under
/// `readAs` gives the same bytes again when it is written as `readAs`.
[[nodiscard]] Result<bool> isReversible(const ByteSource& text, const Codec& utf8,
                                        const Codec& writtenAs, const Codec& readAs);

/// The same for several encodings to read it under, by all processors: one verdict for each.
[[nodiscard]] Result<std::vector<bool>> areReversible(const ByteSource& text, const Codec& utf8,
                                                      const Codec& writtenAs,
                                                      std::span<const Codec* const> readAs);

} // namespace moji
