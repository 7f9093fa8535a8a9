#pragma once
// The rows of `moji dump`: so many bytes each, cut into cells of one character.

#include "bytes/byte_range.h"
#include "bytes/byte_source.h"
#include "text/span.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace moji::cli {

/// What a cell is. The leads are characters of so many bytes, in any encoding.
enum class DumpRole { Ascii, Single, Control, Lead2, Lead3, Lead4, Continuation, Invalid };
/// "lead2" for example: `ascii`, `single` (one byte, beyond ASCII), `control` (a control character,
/// an escape, a byte-order mark), `lead2` to `lead4` (four bytes and more), `continuation` (the
/// rest of what began in the row before), `invalid`.
[[nodiscard]] std::string_view identifier(DumpRole role);

struct DumpCell {
    std::u32string text; // U+FFFD for an error; empty for an escape and for a continuation
    std::size_t length;  // bytes in this row and in the range
    DumpRole role;
    bool isInvalid; // part of an error, also in its continuation
};

struct DumpRow {
    std::uint64_t offset = 0;
    Bytes bytes;
    std::vector<DumpCell> cells; // their lengths add up to bytes.size()
};

class DumpRows {
public:
    using Sink = std::function<void(const DumpRow&)>;
    /// Rows of `width` bytes, of which the first begins where `range` does and the last one may be
    /// shorter.
    DumpRows(std::size_t width, ByteRange range, Sink sink)
        : m_width(width)
        , m_range(range)
        , m_sink(std::move(sink)) {}

    /// The next span, with its offset and all of its bytes. Those outside the range are left out: a
    /// character that begins before the range is a continuation in it.
    void add(std::uint64_t offset, const Span& span, ByteView bytes);
    /// Once, at the end.
    void finish();

private:
    std::size_t m_width;
    ByteRange m_range;
    Sink m_sink;
    DumpRow m_row;
};

/// The columns of a cell's text at a terminal: as many as it has bytes. What takes fewer is filled
/// up with `·`; what does not fit, or cannot be seen, is `.`.
[[nodiscard]] std::string cellText(const DumpCell& cell);

} // namespace moji::cli
