#pragma once
// Searches with a RegexProgram.
//
// The bytes are divided into segments of 512 KiB, which are decoded with 4 KiB before them (for
// look-behind) and 64 KiB after them (for a match to continue). So the match found at a place
// depends on the place alone, not on where the search started; a match of up to 64 KiB is found
// wherever it starts. If every match contains a known text and stays in a line, only the lines that
// contain the text are decoded, unless most of them do.

#include "search/form_search.h"
#include "search/hit_finder.h"
#include "search/letter_text.h"
#include "search/source_window.h"

namespace moji::search {

class ProgramHitFinder final : public HitFinder {
public:
    /// `pattern` must have a RegexProgram.
    ProgramHitFinder(const SearchPattern& pattern, const SearchText& text, std::stop_token stop);

    [[nodiscard]] Result<std::optional<ByteRange>> first(ByteRange starts) override;
    [[nodiscard]] std::optional<ByteRange> group(int number) const override;
    [[nodiscard]] std::uint64_t reach() const override { return kSegment + kAfter; }

private:
    static constexpr std::uint64_t kSegment = 512 * 1024;
    static constexpr std::uint64_t kAfter = 64 * 1024;
    static constexpr std::uint64_t kBefore = 4 * 1024;

    using Found = Result<std::optional<ByteRange>>;
    /// Part of the text, searched at once.
    struct Searched {
        std::optional<ByteRange> match;
        std::uint64_t next = 0; // where to continue without a match
    };
    [[nodiscard]] Result<Searched> firstInPart(ByteRange starts);
    [[nodiscard]] Result<Searched> firstInSegment(ByteRange starts);
    [[nodiscard]] Result<Searched> firstInLine(ByteRange starts, std::uint64_t literal);
    [[nodiscard]] Result<Done> load(std::uint64_t segment);
    [[nodiscard]] Found firstInLetters(ByteRange starts);

    const RegexProgram& m_program;
    std::uint64_t m_size;
    bool m_wholeWords;
    std::stop_token m_stop;
    LetterText m_text;
    SourceWindow m_lines;
    std::optional<FormSearch> m_literal; // text that every match contains
    std::optional<std::uint64_t> m_segment;
    std::uint64_t m_denseUntil = 0; // up to here the literal is too frequent for lines
    std::size_t m_linesTried = 0;   // since m_linesFrom
    std::uint64_t m_linesFrom = 0;
    std::optional<std::size_t> m_matchAt; // where in the letters the last match starts
};

} // namespace moji::search
