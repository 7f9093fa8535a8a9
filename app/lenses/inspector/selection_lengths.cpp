#include "lenses/inspector/selection_lengths.h"

#include "codec/span_cursor.h"
#include "unicode/graphemes.h"

namespace moji::app {

namespace {

constexpr std::uint64_t kReportEvery = 1024 * 1024;
constexpr char32_t kReplacement = 0xFFFD;

} // namespace

SelectionLengths measure(const ByteSource& source, const Codec& codec,
                         const CheckpointIndex* checkpoints, ByteRange range,
                         const std::stop_token& stop, const ProgressCallback& report) {
    SelectionLengths lengths;
    lengths.bytes = range.length();
    SpanCursor cursor(source, codec, checkpoints);
    if (range.empty() || !cursor.seek(range.begin))
        return lengths;
    unicode::GraphemeCounter clusters;
    const auto count = [&](char32_t c) {
        ++lengths.codePoints;
        lengths.utf16Units += c < 0x10000 ? 1 : 2;
        clusters.add(c);
    };
    std::uint64_t reportAt = range.begin + kReportEvery;
    while (cursor.offset() < range.end) {
        const auto item = cursor.next();
        if (!item || !*item)
            break;
        const Span& span = (*item)->span;
        if (isError(span.status))
            count(kReplacement);
        for (const char32_t c : span.text())
            count(c);
        if ((*item)->offset < reportAt)
            continue;
        if (stop.stop_requested())
            break;
        report((*item)->offset - range.begin, range.length());
        reportAt += kReportEvery;
    }
    lengths.clusters = clusters.graphemes();
    lengths.columns = clusters.columns();
    return lengths;
}

} // namespace moji::app
