#include "detect/character_kind.h"

#include "detect/stored_models.h"

#include <unicode/uchar.h>

#include <string_view>

namespace moji {

namespace {

using Kind = CharacterKind;

constexpr char32_t kTableEnd = 0x3100;
constexpr char32_t kCompatibility = 0xF900;

/// The word that models/stored_models.h describes; 0 for code points without one.
std::uint16_t storedWord(char32_t c) {
    std::size_t index = c;
    if (c >= kTableEnd) {
        if (c < kCompatibility || c > 0xFFFF)
            return 0;
        index = kTableEnd + (c - kCompatibility);
    }
    const std::uint8_t* bytes = storedData(kCharactersOffset) + 2 * index;
    return static_cast<std::uint16_t>(bytes[0] | bytes[1] << 8);
}

bool isAsian(char32_t c) {
    return isHanOrHangul(c) || (c >= 0x3000 && c < 0x3100) || (c >= 0x3400 && c < 0x4DC0) ||
           (c >= 0xF900 && c < 0xFB00) || (c > 0xFF00 && c < 0xFFE7) ||
           (c >= 0x20000 && c < 0x32000);
}

bool isOneOf(char32_t c, std::u32string_view list) {
    return list.find(c) != std::u32string_view::npos;
}

Kind asciiKind(char32_t c) {
    if (c == ' ')
        return Kind::Space;
    if (c >= '0' && c <= '9')
        return Kind::Digit;
    if (c >= 0x09 && c <= 0x0D)
        return Kind::LineBreak;
    if (c < 0x20 || c == 0x7F)
        return Kind::Control;
    return isOneOf(c, U".,-'\"():;!?/") ? Kind::Stop : Kind::Sign;
}

Kind kindByRange(char32_t c) {
    if (c == 0xFFFD)
        return Kind::Replacement;
    if (c >= 0x2500 && c < 0x25A0)
        return Kind::Box;
    if (c >= 0x1F000 && c < 0x1FB00)
        return Kind::Emoji;
    if (c == 0x2019)
        return Kind::Apostrophe;
    if (isOneOf(c, U"«»“”„‘‚–—…•¿¡‹›·"))
        return Kind::Quote;
    if (isOneOf(c, U"°§©®№€£¥±™¹²³½¼×ªºµ"))
        return Kind::CommonSymbol;
    return Kind::Unassigned;
}

Kind kindByCategory(char32_t c) {
    switch (u_charType(static_cast<UChar32>(c))) {
    case U_UPPERCASE_LETTER:
    case U_LOWERCASE_LETTER:
    case U_TITLECASE_LETTER:
    case U_MODIFIER_LETTER:
    case U_OTHER_LETTER:
    case U_COMBINING_SPACING_MARK:
        return Kind::Letter;
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
        return Kind::Mark;
    case U_DECIMAL_DIGIT_NUMBER:
        return Kind::OtherDigit;
    case U_SPACE_SEPARATOR:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR:
        return Kind::OtherSpace;
    case U_CONTROL_CHAR:
        return Kind::HighControl;
    case U_FORMAT_CHAR:
        return Kind::Format;
    case U_PRIVATE_USE_CHAR:
        return Kind::PrivateUse;
    case U_UNASSIGNED:
    case U_SURROGATE:
        return Kind::Unassigned;
    default:
        return Kind::Symbol;
    }
}

Kind kindOfNoLetter(char32_t c) {
    if (c < 0x80)
        return asciiKind(c);
    const Kind kind = kindByRange(c);
    return kind == Kind::Unassigned ? kindByCategory(c) : kind;
}

} // namespace

CharacterClass characterClass(char32_t codePoint) {
    if (const std::uint16_t word = storedWord(codePoint); word != 0) {
        return {Kind::Letter, static_cast<Script>((word >> 10) - 1),
                static_cast<std::uint8_t>(word & 0xFF), (word & 0x100) != 0, (word & 0x200) != 0};
    }
    if (isAsian(codePoint))
        return {Kind::Asian, Script::Asian, 0, false, false};
    const Kind kind = kindOfNoLetter(codePoint);
    // Letters beyond the table are told apart by plane and half block instead of script.
    return {kind, Script::Other, static_cast<std::uint8_t>((codePoint >> 7 & 0x7F) + 1), false,
            false};
}

} // namespace moji
