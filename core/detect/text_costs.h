#pragma once
// What characters that are no letters cost a text, in bits, by kind. Estimates: ordinary text has a
// space every six characters and a mark every twenty; the other kinds are there to tell readings
// apart, and what hardly any text has costs most.

#include "detect/character_kind.h"

namespace moji {

struct KindCost {
    double bits;
    double excess;      // of them, what ordinary text would not have cost
    double again;       // bits directly after one of the same kind
    double againExcess; // of these
    double repeated;    // bits, without excess, directly after the same character
    double inWord;      // further bits (and excess) between two letters
};

[[nodiscard]] const KindCost& kindCost(CharacterKind kind);

/// Bits, and how many of them ordinary text would not have cost.
struct Charge {
    double bits = 0;
    double excess = 0;
};
/// Dashes and quotation marks directly beside each other as no text has them: what capitals of one
/// encoding are in another (СССР, РФ, ТТХ of windows-1251 in x-mac-cyrillic: ———–, –‘, ““’).
[[nodiscard]] constexpr bool isOddPair(char32_t before, char32_t c) {
    const auto isDash = [](char32_t sign) { return sign == U'–' || sign == U'—'; };
    if (isDash(before) && isDash(c))
        return before != c;
    if (c == U'‘')
        return isDash(before) || before == U'’' || before == U'”';
    if (before == U'‘')
        return isDash(c) || c == U'”';
    return (before == U'“' && (c == U'“' || c == U'’')) || (before == U'’' && c == U'“');
}
constexpr double kOddPair = 9;

/// What a character that is neither letter nor mark costs after another one.
[[nodiscard]] inline Charge chargeOf(CharacterKind kind, char32_t codePoint,
                                     CharacterKind kindBefore, char32_t before) {
    const KindCost& cost = kindCost(kind);
    const double odd = isOddPair(before, codePoint) ? kOddPair : 0;
    if (codePoint == before)
        return {cost.repeated + odd, odd};
    const bool isAgain =
        kind == kindBefore || (kind == CharacterKind::Format && kindBefore == CharacterKind::Emoji);
    return isAgain ? Charge{cost.again + odd, cost.againExcess + odd}
                   : Charge{cost.bits + odd, cost.excess + odd};
}
/// Signs beyond ASCII that stand between words, or by themselves.
[[nodiscard]] constexpr bool isSymbolKind(CharacterKind kind) {
    return kind == CharacterKind::CommonSymbol || kind == CharacterKind::Symbol ||
           kind == CharacterKind::Box;
}

constexpr double kNotExpected = 8;           // a language other than the expected one
constexpr double kLooseMark = 22;            // a combining mark with nothing to combine with
constexpr double kHebrewPoint = 4;           // beyond other marks: hardly any text is pointed
constexpr double kError = 26;                // a malformed sequence
constexpr double kTwoScriptsInWord = 10;     // a letter after one of another script
constexpr double kAsianAtLatin = 7;          // a Latin letter next to an Asian character
constexpr double kOtherScriptThanBefore = 5; // a word in another script than the last word
constexpr double kForeignDigit = 12;         // of another script, at a letter
constexpr double kSymbolAfterLetter = 3;     // a sign beyond ASCII directly after a word
constexpr double kOpeningAfterWord = 7;      // what begins a quotation, or a question, there
constexpr double kClosingBeforeLetter = 7;   // what only follows words, where none is before
constexpr double kUnknownLetter = 7;         // a letter of a script without a model
constexpr double kUnknownScript = 14;        // there is such a letter at all

/// The acute accent that many people type for an apostrophe: directly after a letter it costs no
/// more than a quotation mark.
constexpr bool isTypedApostrophe(char32_t c) {
    return c == 0xB4;
}

/// Low quotation marks and the inverted marks of Spanish, which no language has at the end of a
/// word or number.
constexpr bool isOpening(char32_t c) {
    return c == 0xA1 || c == 0xBF || c == 0x201A || c == 0x201E;
}

/// The alphabets of Europe: their letters take marks of U+0300..036F, and their digits are those of
/// ASCII.
constexpr bool isOfEurope(Script script) {
    return script == Script::Latin || script == Script::Greek || script == Script::Cyrillic;
}

/// Whether a digit that is not ASCII is at a letter that never has such a one beside it: only
/// scripts of Asia and Africa have digits of their own.
[[nodiscard]] constexpr bool isForeignDigit(CharacterKind kind, Script letter) {
    return kind == CharacterKind::OtherDigit && isOfEurope(letter);
}

/// What a character that is no letter costs further directly after one of kind `before`; a letter
/// was of script `letter`.
[[nodiscard]] constexpr Charge chargeAfter(bool afterLetter, Script letter, CharacterKind before,
                                           CharacterKind kind, char32_t c) {
    const bool isMisplaced = (afterLetter || before == CharacterKind::Digit) && isOpening(c);
    const bool isForeign = afterLetter && isForeignDigit(kind, letter);
    const double excess = (isMisplaced ? kOpeningAfterWord : 0) + (isForeign ? kForeignDigit : 0);
    return {(afterLetter && isSymbolKind(kind) ? kSymbolAfterLetter : 0) + excess, excess};
}

/// Ordinal signs, diaereses and the like by themselves, per mille and trade marks, which no
/// language has at the beginning of a word.
constexpr bool isClosing(char32_t c) {
    return c == 0xA8 || c == 0xAA || c == 0xAF || c == 0xB8 || c == 0xBA || c == 0x2C6 ||
           c == 0x2DC || c == 0x2030 || c == 0x2122;
}

/// What a letter costs further at the front of a word, for the character before it.
[[nodiscard]] constexpr double chargeBeforeLetter(CharacterKind before, char32_t c, Script letter) {
    return isClosing(c) ? kClosingBeforeLetter : isForeignDigit(before, letter) ? kForeignDigit : 0;
}

/// U+200C and U+200D, which some scripts have inside words.
constexpr bool joinsLetters(char32_t c) {
    return c == 0x200C || c == 0x200D;
}

constexpr double kJoiner = 4; // between letters of a script that has joiners
/// Persian, and the scripts of India, have joiners inside words.
constexpr bool writesJoiners(Script script) {
    return script == Script::Arabic || (script >= Script::Devanagari && script <= Script::Khmer);
}

/// A combining mark of Latin, Greek and Cyrillic letters. Vietnamese is written with them where an
/// encoding lacks the whole letter; other languages hardly ever are.
constexpr bool isAlphabetMark(char32_t c) {
    return c >= 0x300 && c < 0x370;
}
constexpr std::uint16_t kToneUnits = 4 * 16; // of kCostUnits: such a mark in Vietnamese
constexpr std::uint16_t kForeignMarkUnits =
    22 * 16; // more than a letter that is not the language's

// Most readings share ASCII: it says little for or against one. And programs, names and numbers,
// which are no language, are ASCII.
constexpr double kAsciiMass = 0.125;
constexpr double kAsciiExcess = kAsciiMass / 4;

} // namespace moji
