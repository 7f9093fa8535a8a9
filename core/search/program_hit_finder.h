#pragma once
// Searches with a RegexProgram.
//
// The bytes are divided into segments of 512 KiB, which are decoded with 4 KiB before them (for
// look-behind) and 64 KiB after them (for a match to continue). So the match found at a place
// depends on the place alone, not on where the search started; a match of up to 64 KiB is found
// wherever it starts.
//
// If matches stay in a line, less suffices: only the lines that contain a text that every match
// contains, and lines of ASCII apart from others if the expression reads only those as they are.

#include "search/detached_matcher.h"
#include "search/hit_finder.h"
#include "search/letter_text.h"
#include "search/literal_search.h"
#include "search/plain_matchers.h"
#include "search/source_window.h"

namespace moji::search {

class ProgramHitFinder final : public HitFinder {
public:
    /// `pattern` must have a RegexProgram.
    ProgramHitFinder(const SearchPattern& pattern, const SearchText& text, std::stop_token stop);

    ~ProgramHitFinder() override;

    [[nodiscard]] Result<std::optional<ByteRange>> first(ByteRange starts) override;
    [[nodiscard]] Result<Done> append(ByteRange starts, std::size_t most,
                                      std::vector<ByteRange>& hits) override;
    [[nodiscard]] Result<std::optional<ByteRange>> group(int number) const override;
    [[nodiscard]] std::uint64_t reach() const override { return kSegment + kAfter; }

private:
    static constexpr std::uint64_t kSegment = 512 * 1024;
    static constexpr std::uint64_t kAfter = 64 * 1024;
    static constexpr std::uint64_t kBefore = 4 * 1024;

    /// The hits of one call.
    struct Hits {
        std::vector<ByteRange>& all;
        std::size_t most; // of `all`
        [[nodiscard]] bool areEnough() const { return all.size() >= most; }
    };
    /// Lines around a place, in memory.
    struct Lines {
        ByteRange range;
        ByteView bytes;
    };
    // These append the matches that start in `starts`, or in the first part of it, and return
    // where the search goes on.
    [[nodiscard]] Result<std::uint64_t> searchPart(ByteRange starts, Hits& hits);
    [[nodiscard]] Result<std::uint64_t> searchSegment(ByteRange starts, Hits& hits);
    [[nodiscard]] Result<std::uint64_t> searchLoaded(ByteRange starts, ByteRange loaded,
                                                     Hits& hits);
    [[nodiscard]] Result<std::uint64_t> searchLetters(ByteRange starts, Hits& hits);
    [[nodiscard]] std::uint64_t searchPlain(ByteRange starts, Hits& hits);

    [[nodiscard]] Result<std::optional<Lines>> linesAt(std::uint64_t offset, bool many);
    [[nodiscard]] bool isWorthLines(std::uint64_t literal);
    [[nodiscard]] Result<Done> load(std::uint64_t segment);
    void load(const Lines& lines);
    [[nodiscard]] Result<std::optional<RegexProgram::Match>> find(std::size_t from);
    void readLetters();
    [[nodiscard]] std::optional<ByteRange> groupIn(const LetterText& text,
                                                   RegexProgram::Match match, int number) const;
    [[nodiscard]] ByteRange loaded() const;

    const SearchPattern& m_pattern;
    const SearchText m_source;
    const RegexProgram& m_program;
    std::uint64_t m_size;
    bool m_wholeWords;
    std::stop_token m_stop;
    LetterText m_text;
    std::unique_ptr<ByteMatcher> m_plain; // for text that is read as it is
    DetachedMatcher m_detached;
    bool m_isNewText = false; // m_detached has an older one
    SourceWindow m_window;
    std::optional<LiteralSearch> m_literals; // every match contains one of these texts
    bool m_canSplit;                         // searching lines one by one finds the same
    bool m_asciiApart;                       // and those of ASCII alone can be read as they are
    bool m_skipsInSegments;                  // matches in them are found without reading every byte
    std::optional<std::uint64_t> m_segment;  // in m_text
    std::optional<ByteRange> m_lines;        // in m_text
    std::uint64_t m_wholeUntil = 0;          // up to here, search segments
    std::size_t m_linesTried = 0;            // since m_linesFrom
    std::uint64_t m_linesFrom = 0;
    std::vector<ByteRange> m_found;     // by first()
    std::optional<ByteRange> m_match;   // the last one
    RegexProgram::Match m_matchLetters; // and where it is in the letters
};

} // namespace moji::search
