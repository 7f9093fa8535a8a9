#pragma once
// Percent-encoding (RFC 3986, section 2.1), shared by URLs and RFC 8187's ext-value.

#include "escape/ascii.h"
#include "escape/transformer.h"

namespace moji::escape {

/// RFC 3986, 2.3: unreserved.
inline constexpr AsciiSet kUnreserved = kAlphanumeric.with("-._~");

/// One step of an escaper: a run of `bare` unchanged, or one character (or bytes that are not
/// UTF-8) as %E4%B8%96.
[[nodiscard]] std::size_t percentEscapeStep(ByteView bytes, Tail tail, const AsciiSet& bare,
                                            PieceWriter& out);

/// A parsed percent sign.
struct PercentEscape {
    std::size_t length = 0; // 0: more bytes are needed; 3: an escape; less: not an escape
    Byte value = 0;
};
[[nodiscard]] PercentEscape parsePercentEscape(ByteView bytes, Tail tail);

} // namespace moji::escape
