#pragma once
// What a single code point is to a language model: a letter of a script, or some other thing that
// text has between its words.

#include "detect/script.h"

#include <cstdint>

namespace moji {

enum class CharacterKind : std::uint8_t {
    Letter,       // of an alphabet; also the vowel signs of scripts that count them as letters
    Asian,        // Han, kana, Hangul syllables, U+3000..303F, full- and half-width forms
    Space,        // U+0020
    LineBreak,    // tab, line feed, carriage return, form feed
    Digit,        // 0 to 9
    Stop,         // the marks of ASCII that sentences have: . , - ' " ( ) : ; ! ? /
    Apostrophe,   // U+2019, that words contain
    Sign,         // all others of ASCII
    OtherSpace,   // U+00A0 and other spaces
    OtherDigit,   // decimal digits of other scripts
    Quote,        // quotes, dashes, dots and other usual punctuation beyond ASCII
    CommonSymbol, // degree, section, currency, number and others next to words
    Symbol,
    Box, // box drawing and block elements
    Emoji,
    Format, // joiners, bidirectional controls, byte-order marks
    Mark,   // combining
    Control,
    HighControl, // C1: 80..9F
    Replacement, // U+FFFD
    PrivateUse,
    Unassigned, // also noncharacters and lone surrogates
};
constexpr std::size_t kCharacterKinds = static_cast<std::size_t>(CharacterKind::Unassigned) + 1;

/// CharacterClass::letter of a letter that no language of its script has.
constexpr std::uint8_t kOfNoLanguage = 0xFF;

struct CharacterClass {
    CharacterKind kind = CharacterKind::Unassigned;
    Script script = Script::Other; // of Letter and Asian
    std::uint8_t letter = 0;       // of Letter: its number in its script, small letters only
    bool upper = false;
    bool cased = false;
};

/// Whether it is in one of the two large blocks of CharacterKind::Asian.
[[nodiscard]] constexpr bool isHanOrHangul(char32_t c) {
    return (c >= 0x4E00 && c < 0xA000) || (c >= 0xAC00 && c < 0xD7A4);
}

/// Of any value up to 10FFFF (and beyond: Unassigned). Callable from several threads.
[[nodiscard]] CharacterClass characterClass(char32_t codePoint);

} // namespace moji
