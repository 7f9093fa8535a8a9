#pragma once
// Counts of a decoded stretch of text.

#include <cstdint>

namespace moji {

/// Counts that can be added up over consecutive stretches. An error counts as one code point.
struct Tally {
    std::uint64_t codePoints = 0;
    std::uint64_t lineFeeds = 0;
    std::uint64_t column = 0;                // code points since the last U+000A
    std::uint64_t replacementCharacters = 0; // genuine U+FFFD
    bool operator==(const Tally&) const = default;
};

} // namespace moji
