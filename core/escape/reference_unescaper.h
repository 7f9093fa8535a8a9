#pragma once
// Unescaper for styles with ampersand references: HTML and XML. This class passes the text between
// ampersands through; the style parses one reference.

#include "escape/transformer.h"

namespace moji::escape {

class ReferenceUnescaper : public Transformer {
private:
    [[nodiscard]] std::size_t step(ByteView bytes, Tail tail, PieceWriter& out) final;

    // Each parses the reference at the front of `bytes`, writes to `out`, and returns its length; 0
    // if more bytes are needed.

    /// For `&#`.
    [[nodiscard]] virtual std::size_t numeric(ByteView bytes, Tail tail,
                                              PieceWriter& out) const = 0;
    /// For any other `&`, which may be the last byte of the input.
    [[nodiscard]] virtual std::size_t named(ByteView bytes, Tail tail, PieceWriter& out) const = 0;
};

} // namespace moji::escape
