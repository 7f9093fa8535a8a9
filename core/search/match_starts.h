#pragma once
// Where matches of a regular expression can start, found without reading every byte:
//
//   - where the bytes are those with which a match can begin;
//   - or where a later part of the expression can begin, less the characters before it that the
//     part before can read: for `[a-z]+ing`, from the beginning of the word before each `ing` on;
//   - or at the beginnings of lines, if it begins with ^.

#include "search/class_reader.h"
#include "search/prefix_filter.h"
#include "search/regex_tree.h"

namespace moji::search {

class MatchStarts {
public:
    struct Classes {
        std::size_t count = 0;
        PrefixFilter::IsIn isIn; // a set of the expression
        std::function<bool(std::uint16_t number)> endLine;
    };
    /// `reader` reads forwards.
    MatchStarts(const RegexTree& tree, const ClassReader& reader, const Classes& classes);
    /// Everywhere.
    MatchStarts() = default;

    [[nodiscard]] bool areRare() const { return m_filter.rejects(); }
    /// The last answer, as long as the text is the same.
    struct Found {
        std::size_t from = 1;
        std::size_t begin = 0; // no match starts before it
        std::size_t part = 0;  // where the later part can begin
    };
    /// A place from `from` on, where a character begins, before which no match starts. `behind`
    /// reads backwards. `last` is what an earlier call in the same text made it.
    [[nodiscard]] std::size_t find(std::string_view text, std::size_t from,
                                   const ClassReader& behind, Found& last) const;

private:
    [[nodiscard]] std::size_t findPlace(std::string_view text, std::size_t from) const;
    void takeRun(const RegexTree& before, const Classes& classes);
    void takeLines(const ClassReader& reader, const Classes& classes);
    [[nodiscard]] std::size_t findLine(std::string_view text, std::size_t from,
                                       const ClassReader& behind) const;
    [[nodiscard]] std::size_t runBefore(std::string_view text, std::size_t from, std::size_t at,
                                        const ClassReader& behind) const;

    enum class Kind { Match, Part, Line };
    PrefixFilter m_filter;  // of what is looked for:
    std::size_t m_unit = 1; // bytes
    Kind m_kind = Kind::Match;
    bool m_runCanBeEmpty = false;   // before the part
    std::vector<bool> m_runClasses; // that can be in the run, or that end a line
    std::bitset<128> m_runAscii;
};

} // namespace moji::search
