#pragma once
// Guesses made of what is known of a reading, without a score of their own.

#include "detect/candidates.h"
#include "detect/detector.h"
#include "detect/structure.h"

namespace moji {

[[nodiscard]] EncodingGuess guessOf(const Candidate& candidate);

[[nodiscard]] EncodingGuess damagedGuess(const Codec& utf8, const TextScore& text,
                                         const Utf8Balance& balance);

/// Of a structure that leaves nothing to compare: the only guess, with its score.
[[nodiscard]] Detection detectionOf(const Structure& structure);

} // namespace moji
