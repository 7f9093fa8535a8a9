#pragma once
// What a single code point says about a text: its kind, its script, its case, and how common it is
// in running text. Made for Plausibility; properties are ICU's, the levels of ideographs and
// syllables are those of the national standards (GB 2312, JIS X 0208, Big5, KS X 1001).

#include <cstdint>

namespace moji {

enum class CharacterKind : std::uint8_t {
    Space,            // U+0020 and its relatives
    LineBreak,        // tab, line feed, carriage return
    Digit,            // decimal digits
    Punctuation,      // of ASCII, and the quotes, dashes and dots of typography
    AsianPunctuation, // U+3000..303F and full-width punctuation
    Letter,           // of an alphabet; also vowel signs of Indic scripts
    Mark,             // combining, not spacing
    Han,
    Hangul,
    Kana,
    HalfwidthKana, // one byte each in Shift_JIS, hence what misreadings are full of
    Jamo,          // single letters of Hangul
    CommonSymbol,  // currency, degree, section, numero and other symbols that words stand next to
    Symbol,
    Box, // box drawing and block elements
    Emoji,
    Format,      // joiners, bidirectional controls, a byte-order mark inside the text
    Control,     // C0 and C1 but Space and LineBreak
    Replacement, // U+FFFD
    PrivateUse,
    Unassigned, // also noncharacters and lone surrogates
};

/// How common a Han character, a Hangul syllable or a kana is; bits, since the lists overlap.
namespace commonness {
constexpr std::uint8_t kFrequentSimplified = 1 << 0; // among the few hundred most frequent
constexpr std::uint8_t kFrequentTraditional = 1 << 1;
constexpr std::uint8_t kFrequentJapanese = 1 << 2;
constexpr std::uint8_t kLevelSimplified = 1 << 3;  // GB 2312 level 1, 3755 characters
constexpr std::uint8_t kLevelTraditional = 1 << 4; // Big5 level 1, 5401 characters
constexpr std::uint8_t kLevelJapanese = 1 << 5;    // JIS X 0208 level 1, 2965 characters
constexpr std::uint8_t kKorean = 1 << 6;           // KS X 1001: 2350 syllables, 4888 hanja
constexpr std::uint8_t kFrequentKorean = 1 << 7;   // among the few hundred most frequent
} // namespace commonness

struct CharacterTraits {
    CharacterKind kind = CharacterKind::Unassigned;
    std::uint8_t script = 0;     // ICU's UScriptCode; Han, Hangul, kana and Bopomofo are one
    std::uint8_t commonness = 0; // of Han, Hangul and kana
    bool upper : 1 = false;
    bool lower : 1 = false;
    bool vowel : 1 = false;      // Latin, Greek and Cyrillic only
    bool consonant : 1 = false;  // the same
    bool rareScript : 1 = false; // of limited use or historic (UAX #31)
};

/// The traits of any value up to 10FFFF (and beyond: Unassigned). Callable from several threads.
[[nodiscard]] CharacterTraits characterTraits(char32_t codePoint);

} // namespace moji
