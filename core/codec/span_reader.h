#pragma once
// Decodes a ByteReader from front to back, in batches, in constant memory.

#include "bytes/input_buffer.h"
#include "codec/codec.h"
#include "support/progress.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace moji {

class SpanReader {
public:
    /// Borrows both. `limit`: treat the input as ending after this many bytes.
    SpanReader(ByteReader& reader, const Codec& codec, std::uint64_t limit = ~std::uint64_t{0});

    struct Batch {
        std::uint64_t offset = 0;    // of the first span
        ByteView bytes;              // exactly the bytes of the spans; valid until the next call
        std::span<const Span> spans; // empty only at the end of the input
    };
    [[nodiscard]] Result<Batch> next();

private:
    InputBuffer m_buffer;
    const Codec& m_codec;
    DecoderState m_state;
    std::size_t m_pending = 0; // bytes of the last batch that are still in the buffer
    std::vector<Span> m_spans;
};

/// Calls `use` for every batch of `source`, and at the end for one without spans. Error: that of
/// the source, or Cancelled.
[[nodiscard]] Result<Done> forEachBatch(const ByteSource& source, const Codec& codec,
                                        const std::function<void(const SpanReader::Batch&)>& use,
                                        const std::stop_token& stop = {},
                                        const ProgressCallback& progress = {});

} // namespace moji
