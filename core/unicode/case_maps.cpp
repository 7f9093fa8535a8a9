#include "unicode/case_maps.h"

#include "unicode/surrogates.h"

#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace moji::unicode {

namespace {

/// "tr" of "TR_tr@modifier".
std::string languageOf(const std::string& locale) {
    std::string language = locale.substr(0, locale.find_first_of("_-.@"));
    for (char& c : language)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return language;
}

/// Languages with a dotless i, by their codes in ISO 639-1 and 639-2. The other mappings know them
/// by themselves.
bool isTurkic(const std::string& locale) {
    constexpr std::array<std::string_view, 4> kLanguages = {"tr", "tur", "az", "aze"};
    return std::ranges::find(kLanguages, languageOf(locale)) != kLanguages.end();
}

std::int32_t map(CaseMap map, const std::u16string& source, std::u16string& out,
                 const std::string& locale, UErrorCode& status) {
    const auto length = static_cast<std::int32_t>(source.size());
    const auto room = static_cast<std::int32_t>(out.size());
    switch (map) {
    case CaseMap::Lower:
        return u_strToLower(out.data(), room, source.data(), length, locale.c_str(), &status);
    case CaseMap::Upper:
        return u_strToUpper(out.data(), room, source.data(), length, locale.c_str(), &status);
    case CaseMap::Title:
        return u_strToTitle(out.data(), room, source.data(), length, nullptr, locale.c_str(),
                            &status);
    default:
        return u_strFoldCase(out.data(), room, source.data(), length,
                             isTurkic(locale) ? U_FOLD_CASE_EXCLUDE_SPECIAL_I : U_FOLD_CASE_DEFAULT,
                             &status);
    }
}

} // namespace

std::string_view identifier(CaseMap map) {
    constexpr std::array<std::string_view, 4> kNames = {"lower", "upper", "title", "fold"};
    return kNames[static_cast<std::size_t>(map)];
}

bool isLocale(const std::string& locale) {
    const std::string language = languageOf(locale);
    const bool isOfNone =
        language.empty() || language == "und" || language == "c" || language == "posix";
    return isOfNone || *uloc_getISO3Language(language.c_str()) != '\0';
}

std::u32string caseMapped(CaseMap kind, std::u32string_view text, const std::string& locale) {
    const std::u16string source = unicode::toUtf16(text);
    std::u16string out(source.size() * 3 + 16, u'\0'); // no mapping is longer than three times
    UErrorCode status = U_ZERO_ERROR;
    const std::int32_t length = map(kind, source, out, locale, status);
    if (U_FAILURE(status))
        return std::u32string(text);
    out.resize(static_cast<std::size_t>(length));
    return unicode::fromUtf16(out);
}

} // namespace moji::unicode
