#pragma once
// What a token costs as a single-byte encoding reads it, straight from its bytes: all that a
// TextScorer asks of a character is in a table by byte.

#include "bytes/byte_source.h"
#include "detect/character_kind.h"
#include "detect/token_costs.h"
#include "detect/token_sums.h"

#include <array>

namespace moji {

struct ByteMap;

class ByteScorer {
public:
    explicit ByteScorer(const ByteMap& map);

    /// Adds a token, all of which the map reads and which has TokenCosts::kLongest bytes at most,
    /// with the space after it (TokenPart::Whole), or as the last one, whose last word may go on
    /// (TokenPart::Last). False, with some of it added, where only a TextScorer can tell: by
    /// joiners, marks of Latin, Greek and Cyrillic letters, Asian characters, and letters of
    /// scripts without a model.
    [[nodiscard]] bool add(ByteView token, TokenPart part, TokenSums& sums) const;

private:
    class Token;
    struct Character {
        char32_t codePoint = 0;
        CharacterKind kind = CharacterKind::Unassigned;
        Script script = Script::Other; // of a letter
        std::uint8_t letter = 0;       // CharacterClass::letter
        bool isOdd : 1 = false;        // not for this
        bool upper : 1 = false;
        bool cased : 1 = false;
        bool isSmall : 1 = false; // a letter that is cased and not upper

        /// Whether it is a letter of that one's script.
        [[nodiscard]] bool isLetterAs(const Character& other) const {
            return kind == CharacterKind::Letter && script == other.script && !isOdd;
        }
        [[nodiscard]] bool isMark() const { return kind == CharacterKind::Mark && !isOdd; }
    };
    using Characters = std::array<Character, 256>; // by byte

    Characters m_characters;
};

} // namespace moji
