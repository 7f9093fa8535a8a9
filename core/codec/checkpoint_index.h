#pragma once
// Places in a text where decoding can be taken up again: (offset, decoder state), about every
// 64 KiB, with the line feeds before each. Needed by encodings that do not synchronise themselves
// (Synchronisation::Checkpoint), useful to find lines in all others.
//
// A CheckpointBuilder works through the bytes in the background; what it has so far is handed out
// as a CheckpointIndex, an immutable value that any number of threads may read.

#include "bytes/byte_source.h"
#include "codec/codec.h"
#include "support/progress.h"

#include <memory>
#include <stop_token>
#include <vector>

namespace moji {

struct Checkpoint {
    std::uint64_t offset = 0;    // where a span begins
    DecoderState state;          // with which it is decoded
    std::uint64_t lineFeeds = 0; // U+000A before `offset`
};

class CheckpointIndex {
public:
    /// Bytes between two checkpoints, but for the length of a span.
    static constexpr std::uint64_t kDistance = 64 * 1024;

    /// `checkpoints` in order, the first at offset 0; `covered` as below.
    CheckpointIndex(std::vector<Checkpoint> checkpoints, std::uint64_t covered, bool complete);

    /// The last checkpoint at or before `offset`.
    [[nodiscard]] const Checkpoint& before(std::uint64_t offset) const;
    /// The last checkpoint with at most `lineFeeds` line feeds before it.
    [[nodiscard]] const Checkpoint& beforeLine(std::uint64_t lineFeeds) const;

    /// Bytes that have been decoded; checkpoints lie in these.
    [[nodiscard]] std::uint64_t covered() const { return m_covered; }
    [[nodiscard]] bool isComplete() const { return m_complete; }
    [[nodiscard]] const std::vector<Checkpoint>& checkpoints() const { return m_checkpoints; }

private:
    std::vector<Checkpoint> m_checkpoints;
    std::uint64_t m_covered;
    bool m_complete;
};

class CheckpointBuilder {
public:
    /// Borrows both.
    CheckpointBuilder(const ByteSource& source, const Codec& codec);

    /// Decodes on until the end, or a stop is requested (Error: Cancelled; what is there remains,
    /// and run may be called again). Progress is told, and a stop noticed, every 64 KiB.
    [[nodiscard]] Result<Done> run(std::stop_token stop = {},
                                   const ProgressCallback& progress = {});
    /// Decodes on by one checkpoint. False at the end.
    [[nodiscard]] Result<bool> advance();

    /// What is known so far. Call it from the thread that builds.
    [[nodiscard]] std::shared_ptr<const CheckpointIndex> snapshot() const;

private:
    const ByteSource& m_source;
    const Codec& m_codec;
    std::vector<Checkpoint> m_checkpoints;
    Checkpoint m_at; // where decoding is
    bool m_complete = false;
    Bytes m_buffer;
};

} // namespace moji
