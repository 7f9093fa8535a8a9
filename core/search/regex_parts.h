#pragma once
// A regular expression in ICU's syntax, read into parts that any engine can express: sets of code
// points (all that matches one character), positions, and the operators between them.
//
// What is read so is matched as ICU matches it, except that
//
//   - ^ matches past a line end at the end of the text (in ICU not), and not between CR and LF, as
//     $ does not (in ICU it does);
//   - \R, and . after (?s), match CR LF as one, but if nothing else fits also half of it;
//   - a round of a repeat that matches nothing does not end the repeat (in ICU it does, and the
//     groups inside are then empty).

#include <unicode/uniset.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji::search {

struct RegexParts {
    enum class Kind {
        Set,        // one character of sets[set]
        Syntax,     // an operator, group or quantifier: the same in RE2 and PCRE2
        LineBegin,  // ^
        LineEnd,    // $
        WordEdge,   // \b
        NoWordEdge, // \B
    };
    struct Part {
        Kind kind = Kind::Syntax;
        std::size_t set = 0;
        std::string syntax;
    };

    std::vector<Part> parts;
    std::vector<icu::UnicodeSet> sets;
    bool hasLineEdges = false;
    bool hasWordEdges = false;
    bool needsBacktracking = false; // look-around, atomic groups, possessive quantifiers
};

/// The characters at which `.`, `^` and `$` see a line end.
[[nodiscard]] const icu::UnicodeSet& lineEnds();

/// Nothing for what only ICU reads: back-references, \X, \G, \Z, (?w), (?-m). `expression` must be
/// valid.
[[nodiscard]] std::optional<RegexParts> readRegex(std::u32string_view expression, bool matchCase);

} // namespace moji::search
