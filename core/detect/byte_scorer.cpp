#include "detect/byte_scorer.h"

#include "detect/byte_map.h"

#include <algorithm>

namespace moji {

ByteScorer::ByteScorer(const ByteMap& map) {
    LetterCosts& costs = LetterCosts::ofThread();
    std::ranges::transform(map.characters, m_characters.begin(),
                           [&](char32_t c) { return TokenCharacter::of(c, costs.classOf(c)); });
}

TokenReading ByteScorer::add(ByteView token, TokenPart part, double mostBits,
                             TokenSums& sums) const {
    return readToken(ByteCharacters{m_characters, token}, part, mostBits, sums);
}

} // namespace moji
