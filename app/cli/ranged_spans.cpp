#include "cli/ranged_spans.h"

#include "bytes/parse_range.h"
#include "cli/watched_reader.h"
#include "codec/span_cursor.h"
#include "codec/span_reader.h"

namespace moji::cli {

namespace {

Result<Done> readFromFile(const Context& context, const Input& input, const Codec& codec,
                          ByteRange range, const SpanUser& use) {
    const auto source = input.source(context.maxBytes);
    if (!source)
        return source.error();
    SpanCursor cursor(**source, codec);
    if (auto found = cursor.seek(range.begin); !found)
        return found.error();
    while (cursor.offset() < range.end) {
        const auto item = cursor.next();
        if (!item)
            return item.error();
        if (!*item)
            break;
        use((*item)->offset, (*item)->span, (*item)->bytes);
    }
    return Done{};
}

void useBatch(const SpanReader::Batch& batch, ByteRange range, const SpanUser& use) {
    std::uint64_t offset = batch.offset;
    ByteView rest = batch.bytes;
    for (const Span& span : batch.spans) {
        if (range.intersects({offset, offset + span.length}))
            use(offset, span, rest.first(span.length));
        offset += span.length;
        rest = rest.subspan(span.length);
    }
}

} // namespace

std::optional<ByteRange> rangeOption(const std::string& text) {
    const auto range = parseRange(text);
    if (range)
        return *range;
    reportError({range.error().code, "--range " + range.error().subject, range.error().detail});
    return std::nullopt;
}

Result<Done> forEachSpanIn(const Context& context, const Input& input, const Codec& codec,
                           ByteRange range, const SpanUser& use) {
    if (!range.empty() && range.begin > 0 && input.isRegularFile() && !context.hasMaxBytes())
        return readFromFile(context, input, codec, range, use);
    const auto reader = input.reader();
    if (!reader)
        return reader.error();
    if (range.empty())
        return Done{};
    Progress progress(context.progress, input.name, 0);
    WatchedReader watched(**reader, context.out, progress);
    SpanReader spans(watched, codec, context.maxBytes);
    for (;;) {
        const auto batch = spans.next();
        if (!batch)
            return batch.error();
        if (batch->spans.empty() || batch->offset >= range.end)
            return Done{};
        useBatch(*batch, range, use);
    }
}

} // namespace moji::cli
