#include "repair/character_traits.h"

#include "repair/paged_table.h"

#include <unicode/uchar.h>

namespace moji::repair {

namespace {

CharacterTraits makeTraits(char32_t c) {
    const CharacterClass character = characterClass(c);
    const CharacterKind kind = character.kind;
    return {character, u_isalpha(static_cast<UChar32>(c)) != 0,
            kind == CharacterKind::Quote || kind == CharacterKind::Apostrophe ||
                kind == CharacterKind::OtherSpace};
}

} // namespace

CharacterTraits characterTraits(char32_t c) {
    static const PagedTable<CharacterTraits, makeTraits> table;
    return table[c];
}

} // namespace moji::repair
