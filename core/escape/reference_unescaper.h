#pragma once
// The way out of styles whose escapes begin with an ampersand: HTML and XML. What stands between
// two ampersands is passed through here; the style reads one reference.

#include "escape/transformer.h"

namespace moji::escape {

class ReferenceUnescaper : public Transformer {
private:
    [[nodiscard]] std::size_t step(ByteView bytes, Tail tail, PieceWriter& out) final;

    // What is at the front of `bytes`: written to `out`, and how long it was; 0 where more bytes
    // are needed.

    /// Behind `&#`.
    [[nodiscard]] virtual std::size_t numeric(ByteView bytes, Tail tail,
                                              PieceWriter& out) const = 0;
    /// Behind any other `&`, maybe the input's last byte.
    [[nodiscard]] virtual std::size_t named(ByteView bytes, Tail tail, PieceWriter& out) const = 0;
};

} // namespace moji::escape
