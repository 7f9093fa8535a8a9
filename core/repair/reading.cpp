#include "repair/reading.h"

#include "bytes/byte_reader.h"
#include "codec/span_reader.h"

namespace moji {

namespace {

void addText(EncodingReading& reading, std::span<const Span> spans) {
    for (const Span& span : spans) {
        if (isError(span.status)) {
            ++reading.errors;
            ++reading.codePoints;
            reading.digest.add(0xFFFD);
        }
        for (const char32_t codePoint : span.text())
            reading.digest.add(codePoint);
        reading.codePoints += span.count;
    }
}

/// Scoring takes longer than decoding: of a long text one batch in sixteen will do.
bool isScored(std::uint64_t codePoints, std::uint64_t batch) {
    constexpr std::uint64_t kWhole = 32 * 1024;
    return codePoints <= kWhole || batch % 16 == 0;
}

} // namespace

Result<EncodingReading> readAs(const ByteSource& source, const Codec& codec,
                               const std::stop_token& stop, const ProgressCallback& progress) {
    SourceReader reader(source);
    SpanReader spans(reader, codec);
    EncodingReading reading;
    TextScorer scorer;
    std::uint64_t batches = 0;
    for (;;) {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, codec.name(), {}};
        const auto batch = spans.next();
        if (!batch)
            return batch.error();
        if (batch->spans.empty())
            break;
        addText(reading, batch->spans);
        if (isScored(reading.codePoints, batches++))
            scorer.feed(batch->spans);
        if (progress)
            progress(batch->offset + batch->bytes.size(), source.size());
    }
    reading.score = scorer.score().plausibility;
    return reading;
}

} // namespace moji
