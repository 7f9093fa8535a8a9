#include "unicode/character_info.h"

#include "unicode/name_aliases.h"
#include "unicode/surrogates.h"

#include <fmt/format.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/uversion.h>

#include <algorithm>
#include <array>

namespace moji::unicode {

namespace {

UChar32 icu(char32_t codePoint) {
    return static_cast<UChar32>(codePoint);
}

/// ICU's long name of a property value, with spaces: "Latin_1_Supplement" becomes "Latin 1
/// Supplement".
std::string valueName(UProperty property, std::int32_t value) {
    const char* name = u_getPropertyValueName(property, value, U_LONG_PROPERTY_NAME);
    std::string words = name ? name : "";
    std::ranges::replace(words, '_', ' ');
    return words;
}

std::string valueName(UProperty property, char32_t codePoint) {
    return valueName(property, u_getIntPropertyValue(icu(codePoint), property));
}

void replaceAll(std::string& text, std::string_view what, std::string_view with) {
    for (auto at = text.find(what); at != text.npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
}

/// Blocks.txt has hyphens and lower-case letters that property value names cannot have.
std::string blockNameFromWords(std::string words) {
    replaceAll(words, " And ", " and ");
    replaceAll(words, " For ", " for ");
    replaceAll(words, "Latin 1 ", "Latin-1 ");
    replaceAll(words, "Phags Pa", "Phags-pa");
    replaceAll(words, "Cypro Minoan", "Cypro-Minoan");
    // "Latin Extended-A", "Arrows-B", "Area-A"; but "Linear A", "Unified Ideographs Extension A".
    for (const std::string_view series : {"Extended ", "Forms ", "Symbols ", "Arrows ", "Area "}) {
        if (words.size() > series.size() && words.substr(0, words.size() - 1).ends_with(series))
            words[words.size() - 2] = '-';
    }
    return words;
}

/// Section 4.8 of the Unicode Standard, "Code Point Labels".
std::string_view labelKind(char32_t codePoint) {
    if (isSurrogate(codePoint))
        return "surrogate";
    if (isNoncharacter(codePoint))
        return "noncharacter";
    if (isPrivateUse(codePoint))
        return "private-use";
    return u_charType(icu(codePoint)) == U_CONTROL_CHAR ? "control" : "reserved";
}

} // namespace

std::string unicodeVersion() {
    UVersionInfo version;
    u_getUnicodeVersion(version);
    return fmt::format("{}.{}", version[0], version[1]);
}

std::string name(char32_t codePoint) {
    std::array<char, 128> buffer{}; // the longest name of Unicode 15 has 88 letters
    UErrorCode status = U_ZERO_ERROR;
    const auto length = u_charName(icu(codePoint), U_UNICODE_CHAR_NAME, buffer.data(),
                                   static_cast<std::int32_t>(buffer.size()), &status);
    if (U_SUCCESS(status) && length > 0)
        return {buffer.data(), static_cast<std::size_t>(length)};
    if (const auto alias = controlName(codePoint))
        return std::string(*alias);
    return fmt::format("<{}-{:04X}>", labelKind(codePoint), static_cast<std::uint32_t>(codePoint));
}

std::optional<std::string> block(char32_t codePoint) {
    const auto value = u_getIntPropertyValue(icu(codePoint), UCHAR_BLOCK);
    if (value == UBLOCK_NO_BLOCK)
        return std::nullopt;
    return blockNameFromWords(valueName(UCHAR_BLOCK, value));
}

std::optional<std::string_view> planeName(int plane) {
    switch (plane) {
    case 0:
        return "Basic Multilingual";
    case 1:
        return "Supplementary Multilingual";
    case 2:
        return "Supplementary Ideographic";
    case 3:
        return "Tertiary Ideographic";
    case 14:
        return "Supplementary Special-purpose";
    case 15:
        return "Supplementary Private Use Area-A";
    case 16:
        return "Supplementary Private Use Area-B";
    default:
        return std::nullopt;
    }
}

std::string script(char32_t codePoint) {
    return valueName(UCHAR_SCRIPT, codePoint);
}

std::string scriptIn(const std::string& language, char32_t codePoint) {
    UErrorCode status = U_ZERO_ERROR;
    const UScriptCode code = uscript_getScript(icu(codePoint), &status);
    if (language == "en" || U_FAILURE(status))
        return script(codePoint);
    const std::string locale = std::string("und_") + uscript_getShortName(code);
    std::array<UChar, 128> name{};
    const std::int32_t length =
        uloc_getDisplayScript(locale.c_str(), language.c_str(), name.data(),
                              static_cast<std::int32_t>(name.size()), &status);
    if (status != U_ZERO_ERROR || length == 0) // also where it is a name in another language
        return script(codePoint);
    std::array<char, 3 * name.size()> words{};
    std::int32_t bytes = 0;
    u_strToUTF8(words.data(), static_cast<std::int32_t>(words.size()), &bytes, name.data(), length,
                &status);
    return {words.data(), static_cast<std::size_t>(bytes)};
}

std::string_view category(char32_t codePoint) {
    return u_getPropertyValueName(UCHAR_GENERAL_CATEGORY, u_charType(icu(codePoint)),
                                  U_SHORT_PROPERTY_NAME);
}

std::string categoryName(char32_t codePoint) {
    return valueName(UCHAR_GENERAL_CATEGORY, static_cast<std::int32_t>(u_charType(icu(codePoint))));
}

std::optional<std::string> age(char32_t codePoint) {
    UVersionInfo version;
    u_charAge(icu(codePoint), version);
    if (version[0] == 0)
        return std::nullopt;
    return fmt::format("{}.{}", version[0], version[1]);
}

std::string eastAsianWidth(char32_t codePoint) {
    return valueName(UCHAR_EAST_ASIAN_WIDTH, codePoint);
}

bool isAssigned(char32_t codePoint) {
    switch (u_charType(icu(codePoint))) {
    case U_UNASSIGNED:
    case U_SURROGATE:
    case U_PRIVATE_USE_CHAR:
        return false;
    default:
        return true;
    }
}

bool isPrivateUse(char32_t codePoint) {
    return u_charType(icu(codePoint)) == U_PRIVATE_USE_CHAR;
}

} // namespace moji::unicode
