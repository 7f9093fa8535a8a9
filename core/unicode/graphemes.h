#pragma once
// Extended grapheme clusters (user-perceived characters) and the columns they take on a terminal.
// Unicode Standard Annex #29, rules GB3 to GB13 and GB9c as ICU applies it, as a state machine over
// ICU's properties: a GraphemeState of a few bytes is all that is kept between two code points,
// however long a cluster is. So text of any length can be counted in constant memory, and splitting
// it into chunks cannot change the count.

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace moji::unicode {

/// Columns of one code point on a terminal: 2 for East_Asian_Width Wide and Fullwidth; 0 for
/// controls, non-spacing and enclosing marks (Mn, Me), format characters (Cf, except U+00AD SOFT
/// HYPHEN) and the Hangul vowels and finals that join the preceding syllable; otherwise 1.
/// Ambiguous counts as 1.
[[nodiscard]] int columns(char32_t codePoint);

/// Finds where clusters start, code point by code point.
class GraphemeState {
public:
    /// Whether a cluster starts before `codePoint`, given all earlier code points. The first code
    /// point always starts a cluster.
    [[nodiscard]] bool beginsCluster(char32_t codePoint);

private:
    /// GB11: \p{Extended_Pictographic} Extend* ZWJ x \p{Extended_Pictographic}
    enum class Emoji : std::uint8_t { None, Pictograph, Joined };
    /// GB9c: consonant {Extend ZWJ}* virama {Extend ZWJ}* x consonant, of one of six scripts
    enum class Conjunct : std::uint8_t { None, Consonant, Linked };

    [[nodiscard]] bool joins(int breakClass, bool pictograph, bool consonant) const;
    void advanceEmoji(int breakClass, bool pictograph);
    void advanceConjunct(char32_t codePoint, int breakClass, bool consonant);

    bool m_started = false;
    std::uint8_t m_breakClass = 0; // Grapheme_Cluster_Break of the code point before
    Emoji m_emoji = Emoji::None;
    Conjunct m_conjunct = Conjunct::None;
    bool m_oddRegionalIndicators = false; // GB12, GB13
};

/// Counts the clusters and columns of text that arrives in chunks. A cluster is as wide as its
/// widest code point; a flag (two regional indicators) and an emoji with U+FE0F VARIATION
/// SELECTOR-16 are 2 wide.
class GraphemeCounter {
public:
    void add(char32_t codePoint);
    [[nodiscard]] std::uint64_t graphemes() const { return m_graphemes; }
    [[nodiscard]] std::uint64_t columns() const {
        return m_columns + static_cast<std::uint64_t>(m_clusterColumns);
    }

private:
    GraphemeState m_state;
    std::uint64_t m_graphemes = 0;
    std::uint64_t m_columns = 0; // of the clusters before the current one
    int m_clusterColumns = 0;    // of the current cluster so far
    char32_t m_clusterBegin = 0; // its first code point
};

/// Where each cluster of `text` starts, as code point indices; the first one, if `text` is not
/// empty, is 0.
[[nodiscard]] std::vector<std::size_t> graphemeBoundaries(std::u32string_view text);

} // namespace moji::unicode
