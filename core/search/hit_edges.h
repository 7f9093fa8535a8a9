#pragma once
// Whether bytes that were found stand where characters begin, and where words end if that is asked
// for.

#include "codec/span_cursor.h"
#include "search/hit_finder.h"

namespace moji::search {

class HitEdges {
public:
    /// Borrows the codec and what `text` points to.
    HitEdges(const SearchPattern& pattern, const SearchText& text);

    /// Of bytes that are whole characters if the first of them begins one.
    [[nodiscard]] Result<bool> areOf(ByteRange match);
    /// Whether all that is found has them, wherever it stands.
    [[nodiscard]] bool areEverywhere() const;

private:
    [[nodiscard]] Result<bool> beginsCharacter(std::uint64_t offset);
    [[nodiscard]] Result<bool> isWholeWord(ByteRange match);
    [[nodiscard]] Result<bool> isInWord(std::uint64_t offset, bool lastOfSpan);

    const ByteSource& m_source;
    const Codec* m_codec; // nullptr: bytes without meaning
    bool m_wholeWords;
    std::optional<SpanCursor> m_cursor; // where characters begin
    std::optional<SpanCursor> m_words;  // what they are
};

} // namespace moji::search
