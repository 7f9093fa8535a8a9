#include "document/text_place.h"

#include "codec/span_reader.h"
#include "jobs/stoppable_reader.h"

namespace moji::app {

namespace {

bool endsLine(const Span& span) {
    return span.count > 0 && span.codePoints[span.count - 1u] == U'\n';
}

/// Calls `visit(offset, span, place)` for each span from the beginning on until it returns false.
template <class Visit>
void forEachPlace(const ByteSource& source, const Codec& codec, std::stop_token stop,
                  const ProgressCallback& report, Visit visit) {
    StoppableReader reader(source, std::move(stop));
    SpanReader spans(reader, codec);
    TextPlace place;
    for (;;) {
        const auto batch = spans.next();
        if (!batch || batch->spans.empty())
            return;
        std::uint64_t offset = batch->offset;
        for (const Span& span : batch->spans) {
            if (!visit(offset, span, place))
                return;
            offset += span.length;
            if (endsLine(span))
                place = {place.line + 1, 1};
            else if (span.status != SpanStatus::Control)
                ++place.column;
        }
        report(offset, source.size());
    }
}

} // namespace

TextPlace placeOf(const ByteSource& source, const Codec& codec, std::uint64_t offset,
                  std::stop_token stop, const ProgressCallback& report) {
    TextPlace found;
    bool endsALine = false;
    forEachPlace(source, codec, std::move(stop), report,
                 [&](std::uint64_t begin, const Span& span, const TextPlace& place) {
                     if (begin > offset)
                         return false;
                     found = place;
                     endsALine = endsLine(span);
                     if (begin + span.length > offset)
                         return false;
                     found = endsALine ? TextPlace{place.line + 1, 1}
                                       : TextPlace{place.line, place.column + 1};
                     return true;
                 });
    return found;
}

std::optional<std::uint64_t> offsetOf(const ByteSource& source, const Codec& codec,
                                      TextPlace wanted, std::stop_token stop,
                                      const ProgressCallback& report) {
    std::optional<std::uint64_t> found;
    if (wanted == TextPlace{})
        return 0;
    forEachPlace(source, codec, std::move(stop), report,
                 [&](std::uint64_t begin, const Span& span, const TextPlace& place) {
                     if (place.line > wanted.line)
                         return false;
                     if (place.line == wanted.line) {
                         found = begin;
                         return place.column < wanted.column && !endsLine(span);
                     }
                     if (place.line + 1 == wanted.line && endsLine(span))
                         found = begin + span.length; // should the bytes end here
                     return true;
                 });
    return found;
}

} // namespace moji::app
