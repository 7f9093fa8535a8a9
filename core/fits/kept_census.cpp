#include "fits/kept_census.h"

#include "scan/block_text.h"

namespace moji::fits {

Result<Done> KeptCensus::update(const IndexedText& text, const std::stop_token& stop,
                                const ProgressCallback& progress) {
    return m_blocks.update(text, stop, progress, [](const auto&) { return true; });
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

Result<std::optional<char32_t>> firstCharacter(const IndexedText& text) {
    std::optional<char32_t> first;
    for (std::size_t i = 0; i < text.index->blockCount() && !first; ++i) {
        const StretchTotals& totals = text.index->block(i).totals;
        if (totals.codePoints == totals.errors) // which count as one each
            continue;
        const PlacedBlock block{text.index->parts()[i].block, text.index->blockRange(i)};
        const auto done = decodeBlock(text, block, [&](std::u32string_view characters) {
            first = characters.front();
            return false;
        });
        if (!done)
            return done.error();
    }
    return first;
}

} // namespace moji::fits
