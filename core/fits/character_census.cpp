#include "fits/character_census.h"

#include "codec/owned_mark.h"
#include "codec/span_reader.h"

namespace moji::fits {

Result<Malformed> readText(const ByteSource& source, const Codec& codec, const TextSink& sink,
                           const std::stop_token& stop, const ProgressCallback& progress) {
    Malformed malformed;
    std::u32string text;
    std::vector<std::uint64_t> offsets;
    const auto flush = [&](Tail tail) {
        sink(text, offsets, tail);
        text.clear();
        offsets.clear();
    };
    const auto read = forEachBatch(
        source, codec,
        [&](const SpanReader::Batch& batch) {
            std::uint64_t offset = batch.offset;
            for (const Span& span : batch.spans) {
                if (isError(span.status)) {
                    flush(Tail::AtEnd);
                    if (malformed.count++ == 0)
                        malformed.first = offset;
                }
                if (!isOwnedMark(codec, span))
                    text += span.text();
                offsets.resize(text.size(), offset);
                offset += span.length;
            }
            flush(batch.spans.empty() ? Tail::AtEnd : Tail::MoreFollows);
        },
        stop, progress);
    return read ? Result<Malformed>(malformed) : read.error();
}

void CharacterCensus::add(char32_t codePoint, std::uint64_t offset) {
    std::unique_ptr<Page>& page = m_pages[codePoint / kPage];
    if (!page)
        page = std::make_unique<Page>();
    Entry& entry = (*page)[codePoint % kPage];
    if (entry.count < kPlaces)
        entry.offsets[entry.count] = offset;
    ++entry.count;
    ++m_characters;
}

const CharacterCensus::Entry* CharacterCensus::find(char32_t codePoint) const {
    const auto& page = m_pages[codePoint / kPage];
    const Entry* entry = page ? &(*page)[codePoint % kPage] : nullptr;
    return entry != nullptr && entry->count > 0 ? entry : nullptr;
}

} // namespace moji::fits
