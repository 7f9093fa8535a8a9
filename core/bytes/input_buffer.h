#pragma once
// A sliding window over a ByteReader, for decoders: bytes not yet consumed stay in front of the
// bytes read next, so that the edge of a block never splits a character.

#include "bytes/byte_reader.h"

#include <cstdint>

namespace moji {

class InputBuffer {
public:
    static constexpr std::size_t kDefaultSize = 256 * 1024;

    /// Borrows the reader. `limit`: treat the input as ending after this many bytes.
    explicit InputBuffer(ByteReader& reader, std::uint64_t limit = ~std::uint64_t{0},
                         std::size_t size = kDefaultSize)
        : m_reader(reader)
        , m_left(limit)
        , m_buffer(size) {}

    /// Reads once more. Call this when the bytes in view() do not suffice. It needs room: if the
    /// window is full, some of it must be consumed first.
    [[nodiscard]] Result<Done> fill();

    /// The bytes read and not yet consumed; the first is at offset().
    [[nodiscard]] ByteView view() const {
        return ByteView(m_buffer).subspan(m_begin, m_end - m_begin);
    }
    [[nodiscard]] std::uint64_t offset() const { return m_offset; }
    /// Whether the input has ended, so that nothing follows view().
    [[nodiscard]] bool atEnd() const { return m_atEnd; }

    void consume(std::size_t count) {
        m_begin += count;
        m_offset += count;
    }

private:
    ByteReader& m_reader;
    std::uint64_t m_left;
    Bytes m_buffer;
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
    std::uint64_t m_offset = 0;
    bool m_atEnd = false;
};

} // namespace moji
