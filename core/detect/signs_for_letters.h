#pragma once
// Whether the signs of a reading were meant as letters: Hait’ in windows-1252 is Haití in the
// encoding of the Macintosh, K„stchen is Kästchen in those of DOS. Habits alone speak for the sign
// then, and of one or two words they are not enough.

#include "detect/candidates.h"

#include <span>
#include <string_view>
#include <vector>

namespace moji {

/// A reading of single bytes, and what its text costs.
struct SignReading {
    const Codec& codec;
    std::u32string_view text;
    double bits = 0;
};

/// Whether two readings differ, and the first has a sign and the other a letter of a word wherever
/// they do; a word of one letter is a small one between spaces: à.
[[nodiscard]] bool hasSignsForLetters(std::u32string_view text, std::u32string_view other);
/// Of two such readings: whether the text with the letters is nearly as likely, or its words by
/// themselves are likelier. `survey`: the bytes.
[[nodiscard]] bool areLettersLikely(const SignReading& signs, const SignReading& letters,
                                    const ByteSurvey& survey);

constexpr double kMostForCapitals = 40; // bits by which a text with capitals may be less likely
constexpr double kCapitals = 3.5;       // bits by which it is taken to be likelier then

/// Whether two readings differ in words of capitals alone, which the first has signs for, and not
/// always the same sign: СССР, ———–. They share letters of that alphabet, which is not Latin.
[[nodiscard]] bool hasSignsForCapitals(std::u32string_view text, std::u32string_view other);
/// Of such readings in encodings of single bytes puts that with the capitals before the one with
/// the signs, if that is the first. Dashes and quotation marks are cheap and capitals are not, so
/// their bits say nothing here.
void preferCapitals(std::vector<Candidate>& candidates);

/// Whether another encoding of single bytes reads signs of the likeliest reading, that under
/// `codec`, as letters of words, and nothing else otherwise; and the text that it gives is nearly
/// as likely, or its words by themselves are likelier.
[[nodiscard]] bool mayBeLetters(const Codec& codec, const ByteSurvey& survey,
                                std::span<const Candidate> candidates);

} // namespace moji
