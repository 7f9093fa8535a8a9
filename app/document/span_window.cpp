#include "document/span_window.h"

#include "codec/span_reader.h"

#include <algorithm>

namespace moji::app {

namespace {

struct Start {
    std::uint64_t offset = 0;
    DecoderState state;
};

/// The last lead at most three bytes before `offset`, else `offset` itself (Unicode 3.9, D93b).
std::uint64_t utf8Start(const ByteSource& source, std::uint64_t offset) {
    const std::uint64_t from = offset - std::min<std::uint64_t>(offset, 3);
    const auto bytes = readRange(source, {from, offset + 1});
    for (std::uint64_t i = bytes ? bytes->size() : 0; i-- > 0;)
        if (((*bytes)[i] & 0xC0) != 0x80)
            return from + i;
    return offset;
}

Start startFor(const ByteSource& source, const Codec& codec, std::uint64_t offset) {
    std::uint64_t start = 0;
    if (codec.info().sync == Synchronisation::EveryByte)
        start = offset;
    else if (codec.info().sync == Synchronisation::Utf8)
        start = utf8Start(source, offset);
    return {start, start == 0 ? codec.initialState() : codec.stateAfterSync()};
}

} // namespace

std::vector<PlacedSpan> spansOf(const ByteSource& source, const Codec& codec, ByteRange range) {
    std::vector<PlacedSpan> spans;
    const ByteRange wanted = range.clampedTo({0, source.size()});
    Start at = startFor(source, codec, wanted.begin);
    constexpr std::uint64_t kAhead = 64; // a span is never longer
    constexpr std::uint64_t kBlock = 4096;
    while (at.offset < wanted.end) {
        const ByteRange block =
            ByteRange{at.offset, at.offset + kBlock + kAhead}.clampedTo({0, source.size()});
        const auto bytes = readRange(source, block);
        if (!bytes || bytes->empty())
            break;
        const bool atEnd = block.begin + bytes->size() == source.size();
        const std::size_t until = atEnd ? bytes->size() : bytes->size() - kAhead;
        std::size_t done = 0;
        while (done < until && at.offset < wanted.end) {
            const ByteView rest = ByteView(*bytes).subspan(done);
            const Span span = codec.next(rest, at.state, Tail::AtEnd);
            if (at.offset + span.length > wanted.begin)
                spans.push_back({at.offset, span, Bytes(rest.begin(), rest.begin() + span.length)});
            at.offset += span.length;
            done += span.length;
        }
    }
    return spans;
}

} // namespace moji::app
