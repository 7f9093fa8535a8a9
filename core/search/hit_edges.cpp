#include "search/hit_edges.h"

namespace moji::search {

namespace {

// Up to this distance, decoding from here is faster than finding a place to start.
constexpr std::uint64_t kDecodeOn = 4 * 1024;

} // namespace

HitEdges::HitEdges(const SearchPattern& pattern, const SearchText& text)
    : m_source(*text.source)
    , m_codec(pattern.codec())
    , m_wholeWords(pattern.wholeWords()) {
    if (m_codec != nullptr && m_codec->info().sync == Synchronisation::AfterLineFeed)
        m_cursor.emplace(m_source, *m_codec, text.checkpoints);
    if (m_codec != nullptr && m_wholeWords)
        m_words.emplace(m_source, *m_codec, text.checkpoints);
}

bool HitEdges::areEverywhere() const {
    if (m_codec == nullptr)
        return true;
    const Synchronisation sync = m_codec->info().sync;
    return !m_wholeWords && (sync == Synchronisation::EveryByte || sync == Synchronisation::Utf8);
}

Result<bool> HitEdges::areOf(ByteRange match) {
    if (m_codec == nullptr)
        return true;
    auto begins = beginsCharacter(match.begin);
    if (!begins || !*begins || !m_wholeWords)
        return begins;
    return isWholeWord(match);
}

Result<bool> HitEdges::beginsCharacter(std::uint64_t offset) {
    switch (m_codec->info().sync) {
    case Synchronisation::TwoBytes:
        return offset % 2 == 0;
    case Synchronisation::FourBytes:
        return offset % 4 == 0;
    case Synchronisation::AfterLineFeed:
        break;
    default: // the bytes of a character occur nowhere else
        return true;
    }
    if (m_cursor->offset() > offset || offset - m_cursor->offset() > kDecodeOn) {
        if (auto found = m_cursor->seek(offset); !found)
            return found.error();
    }
    while (m_cursor->offset() < offset) {
        const auto item = m_cursor->next();
        if (!item)
            return item.error();
        if (!*item)
            return false;
    }
    return m_cursor->offset() == offset;
}

Result<bool> HitEdges::isWholeWord(ByteRange match) {
    const auto crosses = [&](std::uint64_t edge) -> Result<bool> {
        if (edge == 0 || edge == m_source.size())
            return false;
        auto before = isInWord(edge - 1, true);
        if (!before || !*before)
            return before;
        return isInWord(edge, false);
    };
    const auto begin = crosses(match.begin);
    if (!begin || *begin)
        return begin ? Result<bool>(false) : begin;
    const auto end = crosses(match.end);
    return end ? Result<bool>(!*end) : end;
}

/// Whether the last (or first) character of the span at `offset` is a word character.
Result<bool> HitEdges::isInWord(std::uint64_t offset, bool lastOfSpan) {
    if (auto found = m_words->seek(offset); !found)
        return found.error();
    const auto item = m_words->next();
    if (!item)
        return item.error();
    if (!*item || (*item)->span.count == 0)
        return false;
    const auto text = (*item)->span.text();
    return isWordCharacter(lastOfSpan ? text.back() : text.front());
}

} // namespace moji::search
