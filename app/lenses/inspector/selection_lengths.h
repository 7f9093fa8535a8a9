#pragma once
// The length of a selection in every usual unit. Reads it in constant memory,
// however long; work for the background.

#include "bytes/byte_source.h"
#include "codec/checkpoint_index.h"
#include "codec/codec.h"
#include "support/progress.h"

#include <stop_token>

namespace moji::app {

struct SelectionLengths {
    std::uint64_t bytes = 0;
    std::uint64_t codePoints = 0; // an error counts as one, U+FFFD
    std::uint64_t utf16Units = 0;
    std::uint64_t clusters = 0; // extended grapheme clusters
    std::uint64_t columns = 0;  // on a terminal
    bool operator==(const SelectionLengths&) const = default;
};

/// Of all characters and errors that have a byte in `range`; `bytes` is the range itself. If the
/// source becomes unreadable, or it is stopped, the counts so far.
/// `checkpoints` may be nullptr.
[[nodiscard]] SelectionLengths measure(const ByteSource& source, const Codec& codec,
                                       const CheckpointIndex* checkpoints, ByteRange range,
                                       const std::stop_token& stop, const ProgressCallback& report);

} // namespace moji::app
