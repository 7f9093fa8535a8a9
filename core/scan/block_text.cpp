#include "scan/block_text.h"

#include <algorithm>

namespace moji {

namespace {

constexpr std::size_t kMost = 4096; // code points decoded at once

/// Blocks of UTF-8 begin where characters do.
DecoderState stateBefore(const IndexedText& text, const PlacedBlock& block) {
    if (!isUtf8(*text.codec))
        return block.block->before;
    return block.range.begin == 0 ? text.codec->initialState() : text.codec->stateAfterSync();
}

} // namespace

Result<Done> decodeBlock(const IndexedText& text, const PlacedBlock& block,
                         const CharacterSink& sink) {
    const std::uint64_t size = text.source->size();
    const ByteRange range{block.range.begin, std::min(size, block.range.end + TextIndex::kContext)};
    const auto bytes = readRange(*text.source, range);
    if (!bytes)
        return bytes.error();
    if (bytes->size() < range.length())
        return Error{ErrorCode::ReadFailed, {}, "has become shorter"};
    const ByteView all(*bytes);
    const Tail tail = range.end == size ? Tail::AtEnd : Tail::MoreFollows;
    const auto end = static_cast<std::size_t>(block.range.length());
    DecoderState state = stateBefore(text, block);
    std::vector<char32_t> decoded(kMost);
    for (std::size_t at = 0; at < end;) {
        const auto run = text.codec->decodeCharacters(all.subspan(at, end - at), state,
                                                      Tail::MoreFollows, decoded, {});
        if (run.count > 0 && !sink({decoded.data(), run.count}))
            return Done{};
        at += run.consumed;
        if (at == end || (run.consumed > 0 && run.error.length == 0))
            continue;
        // An error, or what only the bytes after the block decide.
        const Span span = text.codec->next(all.subspan(at), state, tail);
        if (span.length == 0 || (!isError(span.status) && span.count > 0 && !sink(span.text())))
            return Done{};
        at += span.length;
    }
    return Done{};
}

} // namespace moji
