#include "lenses/bytes/overview.h"

#include "codec/span_reader.h"

#include <algorithm>

namespace moji::app {

namespace {

__extension__ using Wide = unsigned __int128; // size times index does not fit 64 bits

std::uint64_t scaledTo(std::uint64_t value, std::uint64_t from, std::uint64_t to) {
    return from == 0 ? 0 : static_cast<std::uint64_t>(Wide{value} * to / from);
}

} // namespace

int strength(CellRole role) {
    switch (role) {
    case CellRole::Invalid:
        return 5;
    case CellRole::Unmapped:
        return 4;
    case CellRole::Lead4:
    case CellRole::Surrogate:
        return 3;
    case CellRole::Lead3:
        return 2;
    case CellRole::Lead2:
    case CellRole::LegacyLead:
        return 1;
    default:
        return 0;
    }
}

CellRole Overview::strongestIn(ByteRange range) const {
    CellRole strongest = CellRole::Ascii;
    if (buckets.empty() || range.empty())
        return strongest;
    const std::uint64_t first = scaledTo(range.begin, size, buckets.size());
    const std::uint64_t last = scaledTo(range.end - 1, size, buckets.size());
    for (std::uint64_t i = first; i <= last && i < buckets.size(); ++i)
        if (strength(buckets[i]) > strength(strongest))
            strongest = buckets[i];
    return strongest;
}

Overview overviewOf(const ByteSource& source, const Codec& codec, std::stop_token stop,
                    const ProgressCallback& report) {
    Overview overview;
    overview.size = source.size();
    overview.buckets.assign(std::min(overview.size, Overview::kMaxBuckets), CellRole::Ascii);
    SourceReader reader(source);
    SpanReader spans(reader, codec);
    while (!stop.stop_requested()) {
        const auto batch = spans.next();
        if (!batch || batch->spans.empty())
            break;
        std::uint64_t offset = batch->offset;
        for (const Span& span : batch->spans) {
            const CellRole role = roleOf(span, codec.info());
            const std::uint64_t end = offset + span.length;
            if (strength(role) > 0) {
                const auto first = scaledTo(offset, overview.size, overview.buckets.size());
                const auto last = scaledTo(end - 1, overview.size, overview.buckets.size());
                for (std::uint64_t i = first; i <= last; ++i)
                    if (strength(role) > strength(overview.buckets[i]))
                        overview.buckets[i] = role;
            }
            offset = end;
        }
        report(offset, overview.size);
    }
    return overview;
}

} // namespace moji::app
