#pragma once
// Searches text with a ByteRegex: forwards to the end of the first match, and back from there to
// where it begins. For one thread.

#include "bytes/byte_range.h"
#include "search/byte_states.h"

namespace moji::search {

class ByteMatcher {
public:
    explicit ByteMatcher(std::shared_ptr<const ByteRegex> regex);

    /// Text without errors, in the form that the expression was compiled for. Borrowed.
    void setText(std::string_view text);
    struct Wanted {
        std::size_t from = 0;    // a match starts there or after
        std::size_t limit = 0;   // and before this
        std::size_t most = 0;    // so many at most
        bool wholeWords = false; // only those; the expression must know words
        std::uint64_t base = 0;  // is added to offsets in the text
    };
    /// Appends the first match, the first that starts at its end or after it, and so on, without
    /// empty ones. Returns the place up to which all have been found, `limit` if there are no more;
    /// also if it gives up.
    [[nodiscard]] std::size_t append(const Wanted& wanted, std::vector<ByteRange>& matches);

    /// Whether there are too many states, so that other engines are faster. Once and for all.
    [[nodiscard]] bool hasGivenUp() const { return m_hasGivenUp; }

private:
    using Row = ByteStates::Row;
    struct Match {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    static constexpr std::size_t kNowhere = ~std::size_t{0};
    /// Marks in a row; between them, all places are in a word or none.
    struct Marks {
        std::size_t begin = 1;
        std::size_t end = 0;
        bool areInWord = false;
    };
    /// A search forwards, as far as it is.
    struct Reading {
        Row row = 0;
        std::size_t at = 0;
        std::size_t begin = 0;          // no match has begun before it
        std::size_t matched = kNowhere; // past the character after the match
        bool isBeginKnown = false;      // the match begins at `begin`
        void note(Row next);
    };
    [[nodiscard]] std::optional<Match> find(std::size_t from);
    [[nodiscard]] std::optional<std::size_t> findEnd(Reading& reading);
    [[nodiscard]] Row readOn(Reading& reading) const;
    [[nodiscard]] std::size_t lengthBefore(std::size_t at) const;
    void startAt(Reading& reading, std::size_t at);
    void skipOn(Reading& reading);
    [[nodiscard]] std::size_t findBegin(std::size_t from, std::size_t end);
    [[nodiscard]] bool isTooMuch(std::size_t read);
    [[nodiscard]] bool isSkipping() const;
    [[nodiscard]] std::size_t skip(std::size_t from);
    [[nodiscard]] bool isInWord(std::size_t at);
    /// Whether there are characters of \w on both sides of `at`.
    [[nodiscard]] bool crossesWord(std::size_t at) const;
    [[nodiscard]] TextSide sideBefore(std::size_t at);
    [[nodiscard]] TextSide sideAfter(std::size_t at);
    [[nodiscard]] std::size_t variantBefore(std::size_t at);

    std::shared_ptr<const ByteRegex> m_regex;
    const ClassReader& m_ahead;
    const ClassReader& m_behind;
    std::string_view m_text;
    ByteStates m_forwards;
    ByteStates m_backwards;
    MatchStarts::Found m_lastStart;
    Marks m_marks;            // where a place was last asked for
    std::uint64_t m_read = 0; // bytes
    bool m_hasGivenUp = false;
    std::size_t m_skipCount = 0; // since the last judgement
    std::size_t m_skippedBytes = 0;
    std::uint64_t m_restUntil = 0; // do not skip before so many bytes are read
};

} // namespace moji::search
