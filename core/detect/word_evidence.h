#pragma once
// What the words alone say about an encoding, each of them once. A letter by itself, a table of all
// bytes and a sign that is repeated a hundred times read as something in every encoding; only
// different words of a language tell which of them was meant.

#include "detect/candidates.h"

#include <span>

namespace moji {

/// Whether the words with bytes of 80 and more are words of a language under `codec`, and none of
/// the other candidates reads them better; in a rare encoding, that there are enough. True where
/// there are no letters beyond ASCII at all, and for encodings that do not extend ASCII, whose
/// words are not looked for.
[[nodiscard]] bool wordsBearOut(const Codec& codec, const ByteSurvey& survey,
                                std::span<const Candidate> candidates);

} // namespace moji
