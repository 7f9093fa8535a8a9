#pragma once
// Text of one language in which only the letters that it has beyond ASCII were misread: few, in
// words that tell the language without them.

#include "repair/credibility.h"

namespace moji::repair {

/// Whether few letters become ones of the language that the words around are in, from what the
/// language lacks; and no such letters are intact nearby.
[[nodiscard]] bool changesToLettersOfLanguage(const Change& change);

} // namespace moji::repair
