#pragma once
// Guesses that read all bytes the same are one reading: the first of them stands for it, and the
// others name it (EncodingGuess::sameAs).

#include "detect/detector.h"

#include <vector>

namespace moji {

/// The codec that stands for the reading of a guess.
[[nodiscard]] const Codec* readingOf(const EncodingGuess& guess);

/// Puts a guess first, to stand for its reading. Which different one is next is forgotten; the
/// order of the others is left to the caller.
void putFirst(std::vector<EncodingGuess>& guesses, std::vector<EncodingGuess>::iterator guess);

} // namespace moji
