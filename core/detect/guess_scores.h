#pragma once
// How likely a guess is among all different readings of the bytes. A reading that costs d bits less
// is 2^d times likelier, if its letters are independent; they are not, and of a few letters, or of
// what two readings have in common, less of the difference counts.

#include "detect/candidates.h"
#include "detect/detector.h"

#include <span>
#include <vector>

namespace moji {

/// The score of a best guess that is not ambiguous, at least.
constexpr double kSureScore = 0.8;

/// Sets the scores of `guesses`, the first of which is the best. All of `candidates`, the cheapest
/// first, count beside them: those too unlikely to be named as well as those that a few bytes
/// disprove, which may have been damaged.
void scoreGuesses(std::vector<EncodingGuess>& guesses, std::span<const Candidate> candidates);

/// It rests on a letter, which may be any of many.
[[nodiscard]] bool isOfOneLetter(const EncodingGuess& guess);

} // namespace moji
