#pragma once
// Checks that matched bytes start at a character boundary and, if required, are a whole word.

#include "codec/span_cursor.h"
#include "search/hit_finder.h"

#include <array>

namespace moji::search {

class HitEdges {
public:
    /// Borrows the codec and what `text` points to.
    HitEdges(const SearchPattern& pattern, const SearchText& text);

    /// Checks bytes that are whole characters if the first of them starts one.
    [[nodiscard]] Result<bool> areOf(ByteRange match);
    /// Whether every match passes, wherever it is.
    [[nodiscard]] bool areEverywhere() const;

private:
    [[nodiscard]] Result<bool> beginsCharacter(std::uint64_t offset);
    [[nodiscard]] Result<bool> isWholeWord(ByteRange match);
    /// A span beside an edge.
    struct Beside {
        ByteRange range;
        bool firstIsWord = false; // its first character
        bool lastIsWord = false;
    };
    [[nodiscard]] Result<Beside> spanAt(std::uint64_t offset);

    const ByteSource& m_source;
    const Codec* m_codec; // nullptr: the bytes are not text
    bool m_wholeWords;
    std::optional<SpanCursor> m_cursor; // finds character boundaries
    std::optional<SpanCursor> m_words;  // decodes the characters at the edges
    std::array<Beside, 2> m_beside;     // decoded last: the next edge may be there or one before
};

} // namespace moji::search
