#include "fits/kept_census.h"

#include "codec/owned_mark.h"
#include "codec/span_cursor.h"
#include "scan/block_text.h"

#include <utility>

namespace moji::fits {

namespace {

constexpr std::u32string_view kMark = U"\uFEFF";

} // namespace

Result<Done> KeptCensus::update(const IndexedText& text, const std::stop_token& stop,
                                const ProgressCallback& progress) {
    const auto marked = hasOwnMark(text);
    if (!marked)
        return marked.error();
    m_hasOwnMark = *marked;
    return m_blocks.update(text, stop, progress, [](const auto&) { return true; });
}

CharacterCounts KeptCensus::counts() const {
    CharacterCounts counts = m_blocks.reader().counts;
    if (m_hasOwnMark && !counts.remove(kMark))
        return m_blocks.reader().counts; // the file is not what it was
    return counts;
}

/// All of the block or nothing: the counts must be those of whole blocks.
Result<KeptCensus::Counter::Finding>
KeptCensus::Counter::read(const IndexedText& text, const PlacedBlock& block, const Entries&) {
    const auto done = decodeBlock(text, block, [&](std::u32string_view characters) {
        counts.add(characters);
        return true;
    });
    return done ? Result<Finding>(Finding()) : done.error();
}

/// False where the file is not what it was.
Result<bool> KeptCensus::Counter::forget(const IndexedText& text, const Entry& entry) {
    bool had = true;
    const auto done = decodeBlock(text, entry, [&](std::u32string_view characters) {
        had = counts.remove(characters);
        return had;
    });
    return done ? Result<bool>(had) : done.error();
}

Result<bool> hasOwnMark(const IndexedText& text) {
    if (!text.codec->scheme().ownsMark)
        return false;
    const auto first = SpanCursor(*text.source, *text.codec).next();
    if (!first)
        return first.error();
    return *first && isOwnedMark(*text.codec, (*first)->span);
}

Result<std::optional<char32_t>> firstCharacter(const IndexedText& text) {
    const auto marked = hasOwnMark(text);
    if (!marked)
        return marked.error();
    std::size_t skip = *marked ? 1 : 0;
    std::optional<char32_t> first;
    for (std::size_t i = 0; i < text.index->blockCount() && !first; ++i) {
        const StretchTotals& totals = text.index->block(i).totals;
        if (totals.codePoints == totals.errors) // which count as one each
            continue;
        const PlacedBlock block{text.index->parts()[i].block, text.index->blockRange(i)};
        const auto done = decodeBlock(text, block, [&](std::u32string_view characters) {
            const std::size_t skipped = std::exchange(skip, 0);
            if (skipped < characters.size())
                first = characters[skipped];
            return !first;
        });
        if (!done)
            return done.error();
    }
    return first;
}

} // namespace moji::fits
