#pragma once
// Two encodings that explain the words of a text almost equally well: podľa or podĝa, caractère or
// caractÚre. Each word was weighed among its damaged neighbours, which say little about the
// language; the repaired lines say it.

#include "repair/misread_reading.h"

#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

namespace moji::repair {

/// The reading of a word by an encoding; null where there is none.
using ReadingOfWord = std::function<const MisreadReading*(std::size_t word)>;

struct ComparedRivals {
    std::vector<std::size_t> words; // that they read differently, or only one of them
    double saved = 0;               // bits that their lines cost less by the other encoding
};

/// Of the `words` of a text, which are in order, those that are another text by `one` and `other`.
/// None where they are many: then the words alone have told.
[[nodiscard]] ComparedRivals compareRivals(std::u32string_view text, std::size_t words,
                                           const ReadingOfWord& one, const ReadingOfWord& other);

} // namespace moji::repair
