#pragma once
// A stretch of text at a glance: equal cells, and of each the strongest thing in it. What an
// overview of a whole file is drawn from.

#include "bytes/byte_range.h"
#include "bytes/byte_source.h"
#include "codec/codec.h"

#include <cstdint>
#include <vector>

namespace moji {

/// What is remarkable in a text, the weakest first.
enum class Highlight : std::uint8_t {
    Plain,     // characters of one byte, controls
    Multibyte, // of two bytes; of any number in encodings that are not like UTF-8
    Three,     // of three, in UTF-8 and its relatives
    Four,      // of four and more there; UTF-16's pairs
    Unmapped,  // errors: well-formed, but no character
    Invalid,   // all other errors
};

/// What a span of `codec` is.
[[nodiscard]] Highlight highlightOf(const Span& span, const CodecInfo& codec);

class TextCells {
public:
    TextCells() = default;
    /// So many cells for `size` bytes, fewer where there are fewer bytes.
    TextCells(std::uint64_t size, std::size_t cells);

    /// Makes every cell that `range` touches at least as strong. Offsets from the first byte.
    void mark(ByteRange range, Highlight highlight);
    /// The characters of UTF-8 whose errors have been marked, or will be.
    void markUtf8(ByteView bytes);

    /// Bytes in a cell; the last may have fewer.
    [[nodiscard]] std::uint64_t cellSize() const { return m_cellSize; }
    /// The strongest in `range`; Plain past the end.
    [[nodiscard]] Highlight strongestIn(ByteRange range) const;

    bool operator==(const TextCells&) const = default;

private:
    std::uint64_t m_cellSize = 1;
    std::vector<Highlight> m_cells;
};

} // namespace moji
