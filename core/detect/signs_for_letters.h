#pragma once
// Whether the signs of a reading were meant as letters: Hait’ in windows-1252 is Haití in the
// encoding of the Macintosh, K„stchen is Kästchen in those of DOS. Habits alone speak for the sign
// then, and of one or two words they are not enough.

#include "detect/candidates.h"

#include <span>

namespace moji {

/// Whether another encoding of single bytes reads signs of the likeliest reading, that under
/// `codec`, as letters of words, and nothing else otherwise; and the text that it gives is nearly
/// as likely, or its words by themselves are likelier.
[[nodiscard]] bool mayBeLetters(const Codec& codec, const ByteSurvey& survey,
                                std::span<const Candidate> candidates);

} // namespace moji
