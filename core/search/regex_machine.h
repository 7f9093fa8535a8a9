#pragma once
// A regular expression as a machine that reads a text character by character, forwards or
// backwards (Thompson 1968). Each step reads a character of a set, checks a position, or leads on
// to one or two others, the preferred one first.

#include "search/regex_tree.h"

#include <cstdint>

namespace moji::search {

struct RegexMachine {
    enum class Direction { Forwards, Backwards };
    enum class Position { LineBegin, LineEnd, WordEdge, NoWordEdge, TextBegin, TextEnd };

    struct Step {
        enum class Kind : std::uint8_t { Set, Position, Fork, Match };
        Kind kind = Kind::Match;
        Position position = Position::LineBegin;
        std::uint32_t set = 0; // in RegexParts::sets
        std::uint32_t next = 0;
        std::uint32_t other = 0; // of a fork: tried after `next`
    };

    std::vector<Step> steps;
    std::uint32_t begin = 0;

    /// Nothing if the machine would be too large.
    [[nodiscard]] static std::optional<RegexMachine> of(const RegexTree& regex,
                                                        Direction direction);
};

} // namespace moji::search
