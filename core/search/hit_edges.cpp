#include "search/hit_edges.h"

namespace moji::search {

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
    if (auto found = m_cursor->seek(offset); !found)
        return found.error();
    return m_cursor->offset() == offset;
}

Result<bool> HitEdges::isWholeWord(ByteRange match) {
    const auto crosses = [&](std::uint64_t edge) -> Result<bool> {
        if (edge == 0 || edge == m_source.size())
            return false;
        const auto before = spanAt(edge - 1);
        if (!before || !before->lastIsWord)
            return before ? Result<bool>(false) : before.error();
        const auto after = spanAt(edge);
        return after ? Result<bool>(after->firstIsWord) : after.error();
    };
    const auto begin = crosses(match.begin);
    if (!begin || *begin)
        return begin ? Result<bool>(false) : begin;
    const auto end = crosses(match.end);
    return end ? Result<bool>(!*end) : end;
}

/// Places are asked for in order, but for a step back before each hit, for which an encoding that
/// cannot be taken up everywhere would be decoded from far before.
Result<HitEdges::Beside> HitEdges::spanAt(std::uint64_t offset) {
    for (const Beside& known : m_beside)
        if (known.range.begin <= offset && offset < known.range.end)
            return known;
    if (auto found = m_words->seek(offset); !found)
        return found.error();
    const auto item = m_words->next();
    if (!item)
        return item.error();
    Beside span;
    if (*item) {
        const auto text = (*item)->span.text();
        span.range = {(*item)->offset, (*item)->offset + (*item)->span.length};
        span.firstIsWord = !text.empty() && isWordCharacter(text.front());
        span.lastIsWord = !text.empty() && isWordCharacter(text.back());
    }
    m_beside = {m_beside[1], span};
    return span;
}

} // namespace moji::search
