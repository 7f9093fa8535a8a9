#pragma once
// What a token costs as a single-byte encoding reads it, straight from its bytes: all that is asked
// of a character is in a table by byte.

#include "detect/token_reader.h"

namespace moji {

struct ByteMap;

class ByteScorer {
public:
    explicit ByteScorer(const ByteMap& map);

    /// readToken() of bytes, all of which the map reads.
    [[nodiscard]] TokenReading add(ByteView token, TokenPart part, double mostBits,
                                   TokenSums& sums) const;

private:
    ByteCharacters::Table m_characters;
};

} // namespace moji
