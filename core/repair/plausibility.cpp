#include "repair/plausibility.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <cmath>
#include <string_view>

namespace moji {

namespace {

using Kind = CharacterKind;

constexpr double kAsciiWeight = 0.125;
constexpr double kAsciiPairWeight = 0.015; // identifiers may look as they like

// Bits of surprise a byte at which a text is as likely garbage as not.
constexpr double kDoubtful = 1.3;

// Single characters
constexpr double kError = 24;
constexpr double kControl = 20;
constexpr double kUnassigned = 20;
constexpr double kPrivateUse = 14;
constexpr double kFormat = 8;
constexpr double kSymbol = 7;
constexpr double kBox = 8;
constexpr double kCommonSymbol = 3;
constexpr double kForeignSpace = 2; // any but U+0020
constexpr double kForeignDigit = 3;
constexpr double kTypography = 1.5;
constexpr double kEmoji = 1;
constexpr double kReplacement = 1;
constexpr double kRareScript = 6;
constexpr double kUnlistedScript = 1; // no alphabet to compare with
constexpr double kJamo = 4;
constexpr double kHalfwidthKana = 2.5;

// Neighbours
constexpr double kScriptsInWord = 10;
constexpr double kCapitalInWord = 8;
constexpr double kSmallAfterCapitals = 5;
constexpr double kCapitals = 0.7;
constexpr double kFinalFormInWord = 6;
constexpr double kSignBeginsWord = 8; // a Cyrillic hard or soft sign
constexpr double kConsonants = 4;     // from the fifth in a row
constexpr double kThirdVowel = 1;
constexpr double kVowels = 3; // from the fourth in a row
constexpr double kSymbolAtLetter = 4;
constexpr double kBoxInBox = 1;
constexpr double kBoxAlone = 3; // behind a space: the side of a frame
constexpr double kSymbolRepeated = 2;
constexpr double kOpeningInWord = 6;
constexpr double kAsianAtLatin = 4;
constexpr double kAsianAtLetter = 8;
constexpr double kAsianMixture = 3; // Hangul beside Han or kana
constexpr double kLooseMark = 8;

bool isOneOf(char32_t codePoint, std::u32string_view list) {
    return list.find(codePoint) != list.npos;
}

bool isAsian(Kind kind) {
    return kind == Kind::Han || kind == Kind::Hangul || kind == Kind::Kana ||
           kind == Kind::HalfwidthKana || kind == Kind::Jamo;
}

bool isSymbol(Kind kind) {
    return kind == Kind::Symbol || kind == Kind::Box;
}

bool isSpace(Kind kind) {
    return kind == Kind::Space || kind == Kind::LineBreak;
}

/// Of a script that LanguageFit knows the letters of.
bool hasAlphabet(const CharacterTraits& traits) {
    switch (traits.script) {
    case USCRIPT_LATIN:
    case USCRIPT_GREEK:
    case USCRIPT_CYRILLIC:
    case USCRIPT_HEBREW:
    case USCRIPT_ARABIC:
    case USCRIPT_THAI:
        return true;
    default:
        return false;
    }
}

/// Forms that stand at the end of a word only.
bool isFinalForm(char32_t codePoint) {
    return isOneOf(codePoint, U"ςךםןףץ");
}

} // namespace

void Plausibility::feed(std::span<const Span> spans) {
    for (const Span& span : spans) {
        if (isError(span.status)) {
            feedError(span.length);
        } else if (span.status == SpanStatus::Ok) {
            const std::uint32_t bytes =
                std::max(1u, span.length / std::max<unsigned>(1, span.count));
            for (const char32_t codePoint : span.text())
                feed(codePoint, bytes);
        }
    }
}

void Plausibility::feedError(std::uint32_t bytes) {
    surprise(kError, 1);
    m_mass += bytes;
    m_before = characterTraits(0xFFFD);
    m_codePointBefore = 0xFFFD;
    m_weightBefore = 1;
}

void Plausibility::feed(char32_t codePoint, std::uint32_t bytes) {
    Here here{codePoint, characterTraits(codePoint), 1, 1};
    const Kind kind = here.traits.kind;
    if (codePoint < 0x80 && kind != Kind::Control)
        here.weight = kAsciiWeight;
    const bool asciiPair = std::max(here.weight, m_weightBefore) < 1;
    here.pairWeight = asciiPair ? kAsciiPairWeight : 1;
    m_mass += bytes * here.weight;
    if (kind == Kind::Letter)
        feedLetter(here);
    else if (isAsian(kind))
        feedAsian(here);
    else
        feedOther(here);
    m_before = here.traits;
    // A mark leaves the word as it was.
    if (kind == Kind::Mark)
        m_before.kind = Kind::Letter;
    m_codePointBefore = codePoint;
    m_weightBefore = here.weight;
}

void Plausibility::feedLetter(const Here& here) {
    const CharacterTraits& traits = here.traits;
    if (!followsLetter())
        m_capitals = m_vowelRun = m_consonantRun = 0;
    if (here.codePoint >= 0x80)
        m_language.countLetter(
            static_cast<char32_t>(u_tolower(static_cast<UChar32>(here.codePoint))));
    if (traits.rareScript)
        surprise(kRareScript, here.weight);
    else if (!hasAlphabet(traits))
        surprise(kUnlistedScript, here.weight);
    m_capitals = traits.upper ? m_capitals + 1 : m_capitals;
    m_vowelRun = traits.vowel ? m_vowelRun + 1 : 0;
    m_consonantRun = traits.consonant ? m_consonantRun + 1 : 0;
    if (followsLetter())
        feedLetterInWord(here);
    else if (isOneOf(here.codePoint, U"ьъЬЪ"))
        surprise(kSignBeginsWord, here.weight);
    if (isSymbol(m_before.kind))
        surprise(kSymbolAtLetter, here.pairWeight);
    if (isAsian(m_before.kind))
        surprise(traits.script == USCRIPT_LATIN ? kAsianAtLatin : kAsianAtLetter, here.pairWeight);
}

void Plausibility::feedLetterInWord(const Here& here) {
    const CharacterTraits& traits = here.traits;
    const double weight = here.pairWeight;
    if (traits.script != m_before.script && m_before.script != USCRIPT_INHERITED) {
        surprise(kScriptsInWord, weight);
        return;
    }
    if (traits.upper)
        surprise(m_before.lower ? kCapitalInWord : kCapitals, weight);
    else if (traits.lower && m_before.upper && m_capitals > 1)
        surprise(kSmallAfterCapitals, weight);
    if (m_consonantRun > 4)
        surprise(kConsonants, weight);
    if (m_vowelRun > 2)
        surprise(m_vowelRun == 3 ? kThirdVowel : kVowels, weight);
    if (isFinalForm(m_codePointBefore))
        surprise(kFinalFormInWord, weight);
}

void Plausibility::feedAsian(const Here& here) {
    const CharacterTraits& traits = here.traits;
    switch (traits.kind) {
    case Kind::Han:
        m_language.countHan(traits.commonness);
        break;
    case Kind::Hangul:
        m_language.countHangul(traits.commonness);
        break;
    case Kind::Kana:
        m_language.countKana(traits.commonness);
        break;
    case Kind::Jamo:
        surprise(kJamo, here.weight);
        break;
    default:
        surprise(kHalfwidthKana, here.weight);
        break;
    }
    if (followsLetter())
        surprise(m_before.script == USCRIPT_LATIN ? kAsianAtLatin : kAsianAtLetter,
                 here.pairWeight);
    const bool korean = traits.kind == Kind::Hangul;
    if (isAsian(m_before.kind) && korean != (m_before.kind == Kind::Hangul))
        surprise(kAsianMixture, here.weight);
    const bool halfwidth = traits.kind == Kind::HalfwidthKana;
    if (isAsian(m_before.kind) && halfwidth != (m_before.kind == Kind::HalfwidthKana))
        surprise(kAsianMixture, here.weight);
}

void Plausibility::feedOther(const Here& here) {
    const bool ascii = here.codePoint < 0x80;
    const bool repeated = here.codePoint == m_codePointBefore;
    double bits = 0;
    switch (here.traits.kind) {
    case Kind::Space:
        bits = ascii ? 0 : kForeignSpace;
        break;
    case Kind::Digit:
        bits = ascii ? 0 : kForeignDigit;
        break;
    case Kind::Punctuation:
        bits = ascii ? 0 : kTypography;
        if (followsLetter() && isOneOf(here.codePoint, U"„‚‹¿¡•"))
            bits += kOpeningInWord;
        break;
    case Kind::AsianPunctuation:
        bits = followsLetter() ? kAsianAtLetter : 0;
        break;
    case Kind::CommonSymbol:
        bits = ascii ? 0 : kCommonSymbol * (followsLetter() ? 2 : 1);
        break;
    case Kind::Symbol:
        bits = repeated ? kSymbolRepeated : kSymbol + (followsLetter() ? kSymbolAtLetter : 0);
        break;
    case Kind::Box:
        bits = m_before.kind == Kind::Box ? kBoxInBox
               : followsLetter()          ? kBox + kSymbolAtLetter
               : isSpace(m_before.kind)   ? kBoxAlone
                                          : kBox;
        break;
    case Kind::Emoji:
        bits = kEmoji;
        break;
    case Kind::Format:
        bits = m_before.kind == Kind::Emoji ? 0 : kFormat;
        break;
    case Kind::Mark: {
        const bool carried = followsLetter() || m_before.kind == Kind::Emoji;
        bits = carried ? 0 : kLooseMark;
        m_language.countLetter(here.codePoint);
        break;
    }
    case Kind::Control:
        bits = kControl;
        break;
    case Kind::Replacement:
        bits = kReplacement;
        break;
    case Kind::PrivateUse:
        bits = kPrivateUse;
        break;
    case Kind::Unassigned:
        bits = kUnassigned;
        break;
    default:
        break; // line breaks
    }
    surprise(bits, here.weight);
}

double Plausibility::score() const {
    const double bits = m_bits + m_language.surprise();
    const double perByte = m_mass > 0 ? bits / m_mass : 0;
    // Falls softly below 0, in proportion above.
    const double positive = std::log1p(std::exp(2 * std::min(perByte, 100.0))) / 2;
    const double doubt = positive / kDoubtful;
    return 1 / (1 + doubt * doubt);
}

} // namespace moji
