#pragma once
// Text in one double-byte encoding that was read in another, where the kana are the same in both:
// Japanese in EUC-JP read as GBK is Japanese still, but for its Chinese characters and long vowels.

#include "repair/credibility.h"

namespace moji::repair {

/// Whether Asian characters are exchanged for others, each for a far likelier one, while all the
/// rest stays; and none that the chain would change is intact nearby.
[[nodiscard]] bool changesToLikelierAsian(const Change& change);

} // namespace moji::repair
