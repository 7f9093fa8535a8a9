#include "repair/misread_evidence.h"

#include "detect/character_kind.h"
#include "repair/character_traits.h"
#include "repair/paged_table.h"
#include "repair/work_count.h"
#include "unicode/presentation.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace moji::repair {

namespace {

constexpr char32_t kReplacement = 0xFFFD;
constexpr char32_t kLongS = 0x17F;         // ſ, which line art reads as: ┼┐
constexpr char32_t kParagraphEnd = 0x2029; // which … would be by an encoding beside the right one

/// Whether people write it: no controls, nothing unassigned or for private use.
bool isWritten(char32_t c) {
    const CharacterKind kind = knownClass(c).kind;
    return kind != CharacterKind::HighControl && kind != CharacterKind::Control &&
           kind != CharacterKind::PrivateUse && kind != CharacterKind::Unassigned && c != kLongS &&
           c != kParagraphEnd;
}

/// Letters that languages of many readers have; not those of phonetic transcription.
bool isCommonLatin(char32_t c) {
    return c < 0x180 || (c >= 0x218 && c <= 0x21B) || c == 0x1A0 || c == 0x1A1 || c == 0x1AF ||
           c == 0x1B0 || (c >= 0x1EA0 && c <= 0x1EF9);
}

/// Full-width forms and the punctuation of Chinese and Japanese, which are in other text too.
bool isWideSign(char32_t c) {
    return (c >= 0x3000 && c < 0x3040) || (c >= 0xFF00 && c <= 0xFF60);
}

bool isCommonLetter(char32_t c, Script script) {
    const bool isLigature = c >= 0xFB00 && c <= 0xFB06;
    return isLigature || (script == Script::Latin ? isCommonLatin(c) : script != Script::Other);
}

/// Braille, and arrows and symbols of mathematics and circuits beyond those that texts have.
bool isRareSymbol(char32_t c) {
    const bool isRareArrow =
        c >= 0x219A && c < 0x2200 && c != 0x21B5 && c != 0x21D2 && c != 0x21D4 && c != 0x21E7;
    const bool isKey = c == 0x2318 || c == 0x2325 || c == 0x2326 || c == 0x232B || c == 0x23CE;
    return isRareArrow || (c >= 0x2300 && c < 0x2440 && !isKey) || (c >= 0x27C0 && c < 0x2E00);
}

/// What people choose from a list of pictures, most of which are no letters of any language, and
/// the signs that make a picture of a character: ⏰, ⭐, ℹ️, 1️⃣.
bool isPicture(char32_t c) {
    constexpr char32_t kKeycap = 0x20E3;
    return c == unicode::kEmojiPresentation || c == kKeycap ||
           (c >= 0x2000 && u_hasBinaryProperty(static_cast<UChar32>(c), UCHAR_EMOJI) != 0);
}

/// Not phonetic letters, nor the signs and marks after them (U+0250..036F).
bool isNotRare(char32_t c) {
    const bool isPhonetic = c >= 0x250 && c < 0x370;
    return !isPhonetic && (knownClass(c).script != Script::Latin || isCommonLatin(c));
}

/// Whether a single character is evidence: chance makes those that hardly anybody writes as easily
/// as others, and they are many more.
bool isEvidence(char32_t c) {
    if (isPicture(c))
        return true;
    const CharacterClass character = knownClass(c);
    switch (character.kind) {
    case CharacterKind::Letter:
        return isCommonLetter(c, character.script);
    case CharacterKind::Asian:
        return isWideSign(c);
    case CharacterKind::Symbol:
        return (c >= 0x2000 && !isRareSymbol(c)) || c < 0x100;
    case CharacterKind::Format:
        return c == 0xFEFF || (c >= 0x200B && c <= 0x200F);
    case CharacterKind::Mark:
    case CharacterKind::OtherDigit:
    case CharacterKind::Box:
        return false;
    default:
        return true;
    }
}

/// What evidenceOf() asks of a character.
enum EvidenceTrait : std::uint16_t {
    kUnwritten = 1,
    kByChance = 2, // digits of other scripts, the Greek question mark
    kAsianSign = 4,
    kIsEvidence = 8,
    kNotRare = 16,
    kOtherLetter = 32, // not Latin; its script is in the bits from kScriptShift on
};
constexpr unsigned kScriptShift = 8;

std::uint16_t makeEvidenceTraits(char32_t c) {
    const CharacterClass character = characterClass(c);
    const bool isOtherLetter =
        character.kind == CharacterKind::Letter && character.script != Script::Latin;
    unsigned traits = isWritten(c) ? 0 : kUnwritten;
    traits |= character.kind == CharacterKind::OtherDigit || c == U'\u037E' ? kByChance : 0;
    traits |= character.kind == CharacterKind::Asian ? kAsianSign : 0;
    traits |= isEvidence(c) ? kIsEvidence : 0;
    traits |= isNotRare(c) ? kNotRare : 0;
    if (isOtherLetter)
        traits |= kOtherLetter | static_cast<unsigned>(character.script) << kScriptShift;
    return static_cast<std::uint16_t>(traits);
}

} // namespace

Evidence evidenceOf(std::u32string_view characters) {
    static const PagedTable<std::uint16_t, makeEvidenceTraits> known;
    countWork(characters.size());
    constexpr std::size_t kEnough = 1000;     // characters
    constexpr std::size_t kStruckOut = 3;     // marks, all the same: s̶o̶
    constexpr std::size_t kManyForChance = 4; // different characters, or as many Asian ones
    for (const char32_t c : characters) {
        if (c >= 0x80 && c != kReplacement && (known[c] & kUnwritten) != 0)
            return Evidence::Never;
    }
    std::array<char32_t, kEnough>
        fresh;             // NOLINT(cppcoreguidelines-pro-type-member-init): written first
    std::size_t count = 0; // of different characters
    std::size_t asian = 0;
    std::size_t evidence = 0;
    std::size_t notRare = 0;
    unsigned script = 0; // of the letters other than Latin ones, with kOtherLetter
    for (const char32_t c : characters.substr(0, kEnough)) {
        if (c < 0x80 || c == kReplacement ||
            std::find(fresh.begin(), fresh.begin() + count, c) != fresh.begin() + count)
            continue;
        fresh[count++] = c;
        const unsigned traits = known[c];
        // Letters of several alphabets come by chance, too.
        const unsigned own = (traits & kOtherLetter) != 0
                                 ? kOtherLetter | traits >> kScriptShift << kScriptShift
                                 : script;
        if ((traits & kByChance) != 0 || (script != 0 && own != script))
            return Evidence::Weak;
        script = own;
        asian += (traits & kAsianSign) != 0 ? 1 : 0;
        evidence += (traits & kIsEvidence) != 0 ? 1 : 0;
        notRare += (traits & kNotRare) != 0 ? 1 : 0;
    }
    const bool struckOut = count == 1 && characters.size() >= kStruckOut &&
                           knownClass(fresh.front()).kind == CharacterKind::Mark;
    const bool strong = struckOut || evidence * 2 >= std::max<std::size_t>(count, 1) ||
                        asian * 2 >= std::max(count, kManyForChance) || notRare >= kManyForChance;
    return strong ? Evidence::Strong : Evidence::Weak;
}

} // namespace moji::repair
