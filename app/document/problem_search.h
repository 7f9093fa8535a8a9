#pragma once
// From a place to the next problem or back to the one before (see ProblemCounter for what a problem
// is). For background work: reads a snapshot, in blocks, and stops when asked.

#include "bytes/byte_source.h"
#include "codec/checkpoint_index.h"
#include "codec/codec.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace moji::app {

/// What is searched; borrows nothing, so that it can go to another thread.
struct ProblemSearch {
    std::shared_ptr<const ByteSource> source;
    const Codec* codec;
    std::shared_ptr<const CheckpointIndex> checkpoints; // may be nothing

    /// The first problem that begins at `offset` or behind it.
    [[nodiscard]] std::optional<ByteRange> next(std::uint64_t offset, std::stop_token stop) const;
    /// The last problem that begins before `offset`.
    [[nodiscard]] std::optional<ByteRange> previous(std::uint64_t offset,
                                                    std::stop_token stop) const;

private:
    template <class Visit>
    void forEachProblem(ByteRange range, std::stop_token stop, Visit visit) const;
};

} // namespace moji::app
