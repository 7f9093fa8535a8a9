#pragma once
// What a token costs, read once from its beginning to its end: the rules of a TextScorer for words
// and for what is between them, without a memory of what came before the token. A token is a row of
// characters, of a decoded text or of bytes.

#include "detect/character_kind.h"
#include "detect/letter_costs.h"
#include "detect/token_costs.h"
#include "detect/token_sums.h"

#include <array>
#include <string_view>

namespace moji {

/// A character as the rules see it.
struct TokenCharacter {
    char32_t codePoint = 0;
    CharacterKind kind = CharacterKind::Unassigned;
    Script script = Script::Other; // of a letter
    std::uint8_t letter = 0;       // CharacterClass::letter
    bool upper : 1 = false;
    bool cased : 1 = false;
    bool isSmall : 1 = false; // cased and not upper

    [[nodiscard]] static TokenCharacter of(char32_t codePoint, const CharacterClass& known);

    /// Whether it is a letter of that one's script; those without a model are told apart by number.
    [[nodiscard]] bool isLetterAs(const TokenCharacter& other) const {
        return kind == CharacterKind::Letter && script == other.script &&
               (script != Script::Other || letter == other.letter);
    }
    [[nodiscard]] bool isMark() const { return kind == CharacterKind::Mark; }
};

/// Of bytes, by what each one is.
struct ByteCharacters {
    using Table = std::array<TokenCharacter, 256>;
    const Table& table;
    ByteView bytes;

    [[nodiscard]] std::size_t size() const { return bytes.size(); }
    const TokenCharacter& operator[](std::size_t at) const { return table[bytes[at]]; }
};

/// Of a decoded text.
struct TextCharacters {
    LetterCosts& costs;
    std::u32string_view text;

    [[nodiscard]] std::size_t size() const { return text.size(); }
    TokenCharacter operator[](std::size_t at) const {
        const char32_t c = text[at];
        if (isHanOrHangul(c)) // without a look at its class
            return {.codePoint = c, .kind = CharacterKind::Asian, .script = Script::Asian};
        return TokenCharacter::of(c, costs.classOf(c));
    }
};

enum class TokenReading : std::uint8_t {
    Whole,
    TooLong, // only a TextScorer can tell: a word has more than TokenCosts::kLongest letters
    TooDear, // the text costs more than it may
};

/// Adds a token with the space after it (TokenPart::Whole), or as the last one, whose last word may
/// go on (TokenPart::Last); some of it where it is not read to its end. `mostBits`: what the whole
/// text may cost; where it surely costs more, that may be noticed or not.
template <class Characters>
[[nodiscard]] TokenReading readToken(const Characters& token, TokenPart part, double mostBits,
                                     TokenSums& sums);

extern template TokenReading readToken(const ByteCharacters&, TokenPart, double, TokenSums&);
extern template TokenReading readToken(const TextCharacters&, TokenPart, double, TokenSums&);

inline TokenCharacter TokenCharacter::of(char32_t codePoint, const CharacterClass& known) {
    TokenCharacter character;
    character.codePoint = codePoint;
    character.kind = known.kind;
    character.script = known.script;
    character.letter = known.letter;
    character.upper = known.upper;
    character.cased = known.cased;
    character.isSmall = known.cased && !known.upper;
    return character;
}

} // namespace moji
