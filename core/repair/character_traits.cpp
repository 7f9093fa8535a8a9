#include "repair/character_traits.h"

#include <unicode/uchar.h>

namespace moji::repair {

CharacterTraits makeTraits(char32_t c) {
    const CharacterClass character = characterClass(c);
    const CharacterKind kind = character.kind;
    return {character, u_isalpha(static_cast<UChar32>(c)) != 0,
            kind == CharacterKind::Quote || kind == CharacterKind::Apostrophe ||
                kind == CharacterKind::OtherSpace};
}

} // namespace moji::repair
