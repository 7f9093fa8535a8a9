#pragma once
// Text in a set of DOS or the Macintosh that is one in a set of Windows or ISO as likely: whose
// signs are letters there, 'Ç' and not '«'. Signs cost the same wherever they are, a letter by
// itself costs as much as the rarest of words; and a list of letters outweighs the words around it.

#include "detect/candidates.h"

#include <span>

namespace moji {

/// Whether another reading of the words with bytes of 80 and more has letters for signs of this
/// one, and costs little more when each word counts once and none decides alone.
[[nodiscard]] bool mayBeUsual(const Codec& codec, const ByteSurvey& survey,
                              std::span<const Candidate> candidates);

} // namespace moji
