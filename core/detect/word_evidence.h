#pragma once
// What the words alone say about an encoding, each of them once. A letter by itself, a table of all
// bytes and a sign that is repeated a hundred times read as something in every encoding; only
// different words of a language tell which of them was meant.

#include "detect/candidates.h"
#include "detect/detector.h"

#include <span>

namespace moji {

/// What speaks against the words with bytes of 80 and more under `codec`: that they are no words of
/// a language, that another of the candidates reads them better, or that they are too few for a
/// rare encoding. None where there are no letters beyond ASCII at all, and for encodings that do
/// not extend ASCII, whose words are not looked for.
[[nodiscard]] WordDoubt doubtOfWords(const Codec& codec, const ByteSurvey& survey,
                                     std::span<const Candidate> candidates);

} // namespace moji
