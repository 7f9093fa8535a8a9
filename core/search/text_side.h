#pragma once
// What a position in a text has on one side, as far as \b, ^ and $ ask.

#include "search/regex_machine.h"

namespace moji::search {

/// One bit each.
namespace side {
inline constexpr std::uint8_t kWord = 1;      // a word character, or a mark that continues one
inline constexpr std::uint8_t kLineEnd = 2;   // a character that ends a line
inline constexpr std::uint8_t kReturn = 4;    // CR
inline constexpr std::uint8_t kFeed = 8;      // LF
inline constexpr std::uint8_t kTextEdge = 16; // nothing: the text begins or ends
} // namespace side

using TextSide = std::uint8_t;

[[nodiscard]] inline bool isAt(RegexMachine::Position position, TextSide before, TextSide after) {
    using enum RegexMachine::Position;
    const bool isInCrLf = (before & side::kReturn) != 0 && (after & side::kFeed) != 0;
    const auto isEdge = [&](TextSide of) {
        return (of & side::kTextEdge) != 0 || ((of & side::kLineEnd) != 0 && !isInCrLf);
    };
    switch (position) {
    case LineBegin:
        return isEdge(before);
    case LineEnd:
        return isEdge(after);
    case WordEdge:
        return ((before ^ after) & side::kWord) != 0;
    case NoWordEdge:
        return ((before ^ after) & side::kWord) == 0;
    case TextBegin:
        return (before & side::kTextEdge) != 0;
    case TextEnd:
        return (after & side::kTextEdge) != 0;
    }
    return false;
}

} // namespace moji::search
