#pragma once
// Runs a decoder that reads one sequence at a time over a stream, in constant memory.

#include "bytes/input_buffer.h"

#include <stop_token>

namespace moji::utf8 {

/// Calls `take(bytes, offset)` repeatedly; `bytes` starts at `offset` and holds `lookahead` bytes
/// or all that remain. `take` returns how many bytes it took, 0 to end the loop. Error: that of the
/// reader, or Cancelled.
template <class Take>
[[nodiscard]] Result<Done> forEachSequence(InputBuffer& buffer, std::size_t lookahead,
                                           const std::stop_token& stop, Take take) {
    for (;;) {
        const ByteView view = buffer.view();
        const std::size_t needed = buffer.atEnd() ? 1 : lookahead;
        std::size_t taken = 0;
        while (view.size() - taken >= needed) {
            const std::size_t length = take(view.subspan(taken), buffer.offset() + taken);
            if (length == 0)
                return Done{};
            taken += length;
        }
        buffer.consume(taken);
        if (buffer.atEnd())
            return Done{};
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, {}, {}};
        if (auto filled = buffer.fill(); !filled)
            return filled.error();
    }
}

} // namespace moji::utf8
