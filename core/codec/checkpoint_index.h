#pragma once
// Places in a text where decoding can resume: (offset, decoder state). Encodings that do not
// synchronise themselves need it (Synchronisation::Checkpoint); for AfterLineFeed it helps if lines
// are long. A scan finds the places (scan/text_indexer.h); this is an immutable value that any
// number of threads may read.

#include "codec/codec.h"

#include <cstdint>
#include <vector>

namespace moji {

struct Checkpoint {
    std::uint64_t offset = 0; // where a span starts
    DecoderState state;       // the state that decodes it
};

class CheckpointIndex {
public:
    /// In order, the first at offset 0.
    explicit CheckpointIndex(std::vector<Checkpoint> checkpoints);

    /// The last checkpoint at or before `offset`.
    [[nodiscard]] const Checkpoint& before(std::uint64_t offset) const;
    [[nodiscard]] const std::vector<Checkpoint>& checkpoints() const { return m_checkpoints; }

private:
    std::vector<Checkpoint> m_checkpoints;
};

} // namespace moji
