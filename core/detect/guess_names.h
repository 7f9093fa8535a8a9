#pragma once
// Which of the encodings that read the same is named.

#include "detect/detector.h"

#include <vector>

namespace moji {

/// Names windows-1252 instead of the best guess, the first, if it reads the same and the language
/// is in doubt: what may be a Turkish name is mostly none.
void nameTheUsual(std::vector<EncodingGuess>& guesses);

} // namespace moji
