#pragma once
// A sliding window over a ByteReader for decoders: what has not been consumed stays in front of
// what is read next, so that a character is never cut by a block's edge.

#include "bytes/byte_reader.h"

#include <cstdint>

namespace moji {

class InputBuffer {
public:
    static constexpr std::size_t kDefaultSize = 256 * 1024;

    /// Borrows the reader. `limit`: stop after so many bytes, as if they were all.
    explicit InputBuffer(ByteReader& reader, std::uint64_t limit = ~std::uint64_t{0},
                         std::size_t size = kDefaultSize)
        : m_reader(reader)
        , m_left(limit)
        , m_buffer(size) {}

    /// Reads once more. Call when what is left in view() does not suffice; needs room, that is,
    /// something must have been consumed since the window was full.
    [[nodiscard]] Result<Done> fill();

    /// The bytes read and not yet consumed; they begin at offset().
    [[nodiscard]] ByteView view() const {
        return ByteView(m_buffer).subspan(m_begin, m_end - m_begin);
    }
    [[nodiscard]] std::uint64_t offset() const { return m_offset; }
    /// Whether the input ended, so that nothing follows view().
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
