#include "detect/accidental_utf8.h"

#include "detect/character_kind.h"
#include "text/ascii.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <cstddef>
#include <set>

namespace moji {

namespace {

constexpr std::uint64_t kMostRepeated = 64; // the same ones, again and again

/// Common, inherited and unknown scripts are USCRIPT_COMMON.
UScriptCode scriptIn(char32_t c) {
    UErrorCode error = U_ZERO_ERROR;
    const UScriptCode script = uscript_getScript(static_cast<UChar32>(c), &error);
    return U_FAILURE(error) || script == USCRIPT_INHERITED || script == USCRIPT_UNKNOWN
               ? USCRIPT_COMMON
               : script;
}

bool isAsianScript(UScriptCode script) {
    return script == USCRIPT_HAN || script == USCRIPT_HIRAGANA || script == USCRIPT_KATAKANA ||
           script == USCRIPT_HANGUL || script == USCRIPT_BOPOMOFO;
}

bool isAscii(char32_t c) {
    return c < 0x80;
}

bool isOfNoLanguage(char32_t c) {
    const CharacterClass character = characterClass(c);
    return character.kind == CharacterKind::Letter && character.script == Script::Latin &&
           character.letter == kOfNoLanguage;
}

/// Two characters beyond ASCII, one after the other.
bool areStrangers(char32_t one, char32_t next) {
    const UScriptCode first = scriptIn(one);
    const UScriptCode second = scriptIn(next);
    const bool areOfTwo = first != second && first != USCRIPT_COMMON && second != USCRIPT_COMMON &&
                          !(isAsianScript(first) && isAsianScript(second));
    const bool isInnerCapital = u_islower(static_cast<UChar32>(one)) != 0 &&
                                u_isupper(static_cast<UChar32>(next)) != 0 &&
                                (isOfNoLanguage(one) || isOfNoLanguage(next));
    return areOfTwo || isInnerCapital;
}

/// Between letters of ASCII, where letters of Europe are signs or look like Latin ones.
bool isStrangeInWord(char32_t c) {
    const UScriptCode script = scriptIn(c);
    return script != USCRIPT_COMMON && script != USCRIPT_LATIN && script != USCRIPT_GREEK &&
           script != USCRIPT_CYRILLIC && !isAsianScript(script);
}

/// Directly after two letters of ASCII, at the end of the word: LIBERTɅ and DZIEх are LIBERTÉ… and
/// DZIEŃ…
bool isStrangeAtEnd(char32_t c, char32_t twoBefore, char32_t before) {
    if (!isAsciiLetter(twoBefore) || !isAsciiLetter(before))
        return false;
    const UScriptCode script = scriptIn(c);
    const bool areCapitals = u_isupper(static_cast<UChar32>(twoBefore)) != 0 &&
                             u_isupper(static_cast<UChar32>(before)) != 0;
    return script == USCRIPT_CYRILLIC || isStrangeInWord(c) || (areCapitals && isOfNoLanguage(c));
}

/// No character of the first plane, whose sequences of three bytes are short enough to be chance,
/// nor of those that have none at all. In the others characters may have been added since.
bool hasUnassigned(std::u32string_view text) {
    return std::ranges::any_of(text, [](char32_t c) {
        const bool mayBeNew = c >= 0x10000 && (c < 0x40000 || c >= 0xE0000);
        return !mayBeNew && characterClass(c).kind == CharacterKind::Unassigned;
    });
}

/// Whether of all characters beyond ASCII no more are different than may be accidents: a word may
/// be repeated.
bool hasFewOthers(std::u32string_view text) {
    std::set<char32_t> different;
    for (const char32_t c : text) {
        if (c >= 0x80)
            different.insert(c);
        if (different.size() > kMostAccidents)
            return false;
    }
    return true;
}

/// It tells of words that are repeated, too.
bool hasStrangers(std::u32string_view text) {
    return std::ranges::adjacent_find(text, [](char32_t one, char32_t next) {
               return !isAscii(one) && !isAscii(next) && areStrangers(one, next);
           }) != text.end();
}

} // namespace

bool looksAccidental(std::u32string_view text) {
    if (hasStrangers(text))
        return true;
    const auto at = [&](std::size_t i) { return i < text.size() ? text[i] : U' '; };
    std::size_t others = 0;
    std::size_t digits = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char32_t c = text[i];
        if (isAscii(c))
            continue;
        const char32_t before = at(i - 1);
        const char32_t after = at(i + 1);
        const bool isInWord = isAsciiLetter(before) && isAsciiLetter(after);
        if (isInWord && isStrangeInWord(c))
            return true;
        const bool isAtEnd = u_isalpha(static_cast<UChar32>(after)) == 0;
        if (isAtEnd && isStrangeAtEnd(c, at(i - 2), before))
            return true;
        ++others;
        digits += characterClass(c).kind == CharacterKind::OtherDigit ? 1 : 0;
    }
    return others == 1 && digits == 1;
}

bool mayBeAccident(std::uint64_t wellFormed, std::u32string_view text, double plausibility) {
    if (wellFormed > kMostAccidents)
        return wellFormed <= kMostRepeated && hasFewOthers(text) && hasStrangers(text);
    return plausibility < kHardlyText || hasUnassigned(text) || looksAccidental(text);
}

bool mayBeForeign(std::uint64_t wellFormed, std::u32string_view text) {
    return wellFormed <= kMostAccidents || (wellFormed <= kMostRepeated && hasFewOthers(text));
}

} // namespace moji
