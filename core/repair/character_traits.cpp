#include "repair/character_traits.h"

#include "repair/writing_habits.h"

#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace moji {

namespace {

using Kind = CharacterKind;
constexpr char32_t kTableSize = 0x10000;
using CommonnessTable = std::vector<std::uint8_t>;

bool isOneOf(char32_t codePoint, std::u32string_view list) {
    return list.find(codePoint) != list.npos;
}

/// A block of a double-byte set: all pairs of these lead and trail bytes.
struct Cells {
    const char* converter; // ICU's name
    int firstLead, lastLead;
    int firstTrail, lastTrail;
    std::uint8_t bit;
};
constexpr Cells kCells[] = {
    {"ibm-1383_P110-1999", 0xB0, 0xD7, 0xA1, 0xFE, commonness::kLevelSimplified},
    {"windows-950-2000", 0xA4, 0xC6, 0x40, 0x7E, commonness::kLevelTraditional},
    {"windows-950-2000", 0xA4, 0xC5, 0xA1, 0xFE, commonness::kLevelTraditional},
    {"euc-jp-2007", 0xB0, 0xCF, 0xA1, 0xFE, commonness::kLevelJapanese},
    {"windows-949-2000", 0xB0, 0xC8, 0xA1, 0xFE, commonness::kKorean},
    {"windows-949-2000", 0xCA, 0xFD, 0xA1, 0xFE, commonness::kKorean},
};

void mark(CommonnessTable& table, std::u32string_view characters, std::uint8_t bit) {
    for (const char32_t c : characters)
        table[c] |= bit;
}

void mark(CommonnessTable& table, const Cells& cells) {
    std::string pairs;
    for (int lead = cells.firstLead; lead <= cells.lastLead; ++lead)
        for (int trail = cells.firstTrail; trail <= cells.lastTrail; ++trail)
            pairs += {static_cast<char>(lead), static_cast<char>(trail)};
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UConverter, void (*)(UConverter*)> converter(
        ucnv_open(cells.converter, &status), ucnv_close);
    if (U_FAILURE(status))
        return; // an ICU built without this converter: its characters count as rare
    std::u16string text(pairs.size() + 1, u'\0');
    const auto size =
        ucnv_toUChars(converter.get(), text.data(), static_cast<std::int32_t>(text.size()),
                      pairs.data(), static_cast<std::int32_t>(pairs.size()), &status);
    text.resize(U_SUCCESS(status) ? static_cast<std::size_t>(size) : 0);
    for (const char16_t c : text)
        table[c] |= cells.bit;
}

CommonnessTable makeCommonness() {
    CommonnessTable table(kTableSize);
    for (const Cells& cells : kCells)
        mark(table, cells);
    mark(table, frequentSimplifiedHan(), commonness::kFrequentSimplified);
    mark(table, frequentTraditionalHan(), commonness::kFrequentTraditional);
    mark(table, frequentKanji(), commonness::kFrequentJapanese);
    mark(table, frequentKana(), commonness::kFrequentJapanese);
    mark(table, frequentHangul(), commonness::kFrequentKorean);
    return table;
}

Kind kindOfSymbol(char32_t c) {
    if (c >= 0x2500 && c <= 0x259F)
        return Kind::Box;
    if (isOneOf(c, U"$¢£¥§©®°€№™µ×+=<>~^`|₩₽₴"))
        return Kind::CommonSymbol;
    if (u_hasBinaryProperty(static_cast<UChar32>(c), UCHAR_EMOJI) && c >= 0x1F000)
        return Kind::Emoji;
    return Kind::Symbol;
}

Kind kindOfPunctuation(char32_t c) {
    if (c < 0x80 || isOneOf(c, U"«»‘’“”„‚–—…·¿¡‹›•"))
        return Kind::Punctuation;
    if ((c >= 0x3000 && c <= 0x303F) || (c >= 0xFF01 && c <= 0xFF5E) || c == 0x30FB || c == 0x2026)
        return Kind::AsianPunctuation;
    return Kind::Symbol;
}

Kind kindOfLetter(char32_t c, UScriptCode script) {
    switch (script) {
    case USCRIPT_HAN:
        return Kind::Han;
    case USCRIPT_HANGUL:
        return c >= 0xAC00 && c <= 0xD7A3 ? Kind::Hangul : Kind::Jamo;
    case USCRIPT_HIRAGANA:
    case USCRIPT_KATAKANA:
        return c >= 0xFF66 && c <= 0xFF9D ? Kind::HalfwidthKana : Kind::Kana;
    default:
        break;
    }
    if (c == 0x30FC || c == 0x3005) // the length mark and the iteration mark belong to no script
        return Kind::Kana;
    if (c == 0xFF70 || c == 0xFF9E || c == 0xFF9F)
        return Kind::HalfwidthKana;
    return c == 0xAA || c == 0xBA ? Kind::CommonSymbol : Kind::Letter; // ª º stand behind numbers
}

Kind kindOf(char32_t c, UScriptCode script) {
    switch (u_charType(static_cast<UChar32>(c))) {
    case U_CONTROL_CHAR:
        return c == '\t' || c == '\n' || c == '\r' ? Kind::LineBreak : Kind::Control;
    case U_SPACE_SEPARATOR:
        return c == 0x3000 ? Kind::AsianPunctuation : Kind::Space;
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR:
    case U_FORMAT_CHAR:
        return Kind::Format;
    case U_PRIVATE_USE_CHAR:
        return Kind::PrivateUse;
    case U_SURROGATE:
    case U_UNASSIGNED:
        return Kind::Unassigned;
    case U_DECIMAL_DIGIT_NUMBER:
        return Kind::Digit;
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
        return Kind::Mark;
    case U_MATH_SYMBOL:
    case U_CURRENCY_SYMBOL:
    case U_MODIFIER_SYMBOL:
    case U_OTHER_SYMBOL:
        return c == 0xFFFD ? Kind::Replacement : kindOfSymbol(c);
    case U_OTHER_NUMBER:
        return Kind::Symbol;
    case U_DASH_PUNCTUATION:
    case U_START_PUNCTUATION:
    case U_END_PUNCTUATION:
    case U_CONNECTOR_PUNCTUATION:
    case U_OTHER_PUNCTUATION:
    case U_INITIAL_PUNCTUATION:
    case U_FINAL_PUNCTUATION:
        return c == 0xA7 ? Kind::CommonSymbol : kindOfPunctuation(c);
    default:
        return kindOfLetter(c, script);
    }
}

bool isVowel(char32_t lower) {
    return isOneOf(lower, U"aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüýÿāăąēęěėīıőōůűūųơưạảấầẩẫậắằẳẵặẹẻẽếềểễệ"
                          U"ỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ"
                          U"аеёиоуыэюяіїєөүұә"
                          U"αεηιουωάέήίόύώϊϋΐΰ");
}

CharacterTraits makeTraits(char32_t c, std::uint8_t commonness) {
    UErrorCode status = U_ZERO_ERROR;
    const auto codePoint = static_cast<UChar32>(c);
    UScriptCode script = uscript_getScript(codePoint, &status);
    CharacterTraits traits;
    traits.kind = kindOf(c, script);
    traits.commonness = commonness;
    if (script == USCRIPT_HANGUL || script == USCRIPT_HIRAGANA || script == USCRIPT_KATAKANA ||
        script == USCRIPT_BOPOMOFO || traits.kind == Kind::Kana ||
        traits.kind == Kind::HalfwidthKana)
        script = USCRIPT_HAN;
    traits.script = static_cast<std::uint8_t>(script);
    traits.upper = u_isupper(codePoint) || u_istitle(codePoint);
    traits.lower = u_islower(codePoint);
    const auto usage = uscript_getUsage(script);
    traits.rareScript = usage == USCRIPT_USAGE_LIMITED_USE || usage == USCRIPT_USAGE_EXCLUDED;
    if (traits.kind == Kind::Letter &&
        (script == USCRIPT_LATIN || script == USCRIPT_GREEK || script == USCRIPT_CYRILLIC)) {
        traits.vowel = isVowel(static_cast<char32_t>(u_tolower(codePoint)));
        // The Cyrillic signs are neither.
        traits.consonant = !traits.vowel && !isOneOf(c, U"ьъЬЪ");
    }
    return traits;
}

std::vector<CharacterTraits> makeTable() {
    const CommonnessTable commonness = makeCommonness();
    std::vector<CharacterTraits> table(kTableSize);
    for (char32_t c = 0; c < kTableSize; ++c)
        table[c] = makeTraits(c, commonness[c]);
    return table;
}

} // namespace

CharacterTraits characterTraits(char32_t codePoint) {
    static const std::vector<CharacterTraits> table = makeTable();
    if (codePoint < kTableSize)
        return table[codePoint];
    return codePoint <= 0x10FFFF ? makeTraits(codePoint, 0) : CharacterTraits{};
}

} // namespace moji
