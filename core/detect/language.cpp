#include "detect/language.h"

#include "support/words.h"

#include <algorithm>

namespace moji {

namespace {

// In the order of storedModels().
constexpr LanguageInfo kLanguages[] = {
    {"af", MOJI_WORDS("Language", "Afrikaans"), 5},
    {"br", MOJI_WORDS("Language", "Breton"), 6},
    {"ca", MOJI_WORDS("Language", "Catalan"), 3},
    {"cs", MOJI_WORDS("Language", "Czech"), 1},
    {"cy", MOJI_WORDS("Language", "Welsh"), 6},
    {"da", MOJI_WORDS("Language", "Danish"), 2},
    {"de", MOJI_WORDS("Language", "German"), 0},
    {"en", MOJI_WORDS("Language", "English"), 0},
    {"eo", MOJI_WORDS("Language", "Esperanto"), 6},
    {"es", MOJI_WORDS("Language", "Spanish"), 0},
    {"et", MOJI_WORDS("Language", "Estonian"), 3},
    {"eu", MOJI_WORDS("Language", "Basque"), 5},
    {"fi", MOJI_WORDS("Language", "Finnish"), 2},
    {"fr", MOJI_WORDS("Language", "French"), 0},
    {"fur", MOJI_WORDS("Language", "Friulian"), 6},
    {"fy", MOJI_WORDS("Language", "West Frisian"), 6},
    {"ga", MOJI_WORDS("Language", "Irish"), 6},
    {"gd", MOJI_WORDS("Language", "Scottish Gaelic"), 6},
    {"gl", MOJI_WORDS("Language", "Galician"), 5},
    {"hr", MOJI_WORDS("Language", "Croatian"), 2},
    {"hu", MOJI_WORDS("Language", "Hungarian"), 1},
    {"id", MOJI_WORDS("Language", "Indonesian"), 3},
    {"is", MOJI_WORDS("Language", "Icelandic"), 4},
    {"it", MOJI_WORDS("Language", "Italian"), 1},
    {"ku", MOJI_WORDS("Language", "Kurdish"), 6},
    {"lt", MOJI_WORDS("Language", "Lithuanian"), 3},
    {"lv", MOJI_WORDS("Language", "Latvian"), 3},
    {"nb", MOJI_WORDS("Language", "Norwegian"), 2},
    {"nl", MOJI_WORDS("Language", "Dutch"), 1},
    {"pl", MOJI_WORDS("Language", "Polish"), 1},
    {"pt", MOJI_WORDS("Language", "Portuguese"), 1},
    {"ro", MOJI_WORDS("Language", "Romanian"), 2},
    {"se", MOJI_WORDS("Language", "Northern Sami"), 6},
    {"sk", MOJI_WORDS("Language", "Slovak"), 2},
    {"sl", MOJI_WORDS("Language", "Slovenian"), 3},
    {"sq", MOJI_WORDS("Language", "Albanian"), 4},
    {"sv", MOJI_WORDS("Language", "Swedish"), 1},
    {"tr", MOJI_WORDS("Language", "Turkish"), 1},
    {"und", MOJI_WORDS("Language", "a language in Latin letters"), 9},
    {"vi", MOJI_WORDS("Language", "Vietnamese"), 2},
    {"el", MOJI_WORDS("Language", "Greek"), 1},
    {"be", MOJI_WORDS("Language", "Belarusian"), 3},
    {"bg", MOJI_WORDS("Language", "Bulgarian"), 2},
    {"kk", MOJI_WORDS("Language", "Kazakh"), 4},
    {"mk", MOJI_WORDS("Language", "Macedonian"), 4},
    {"mn", MOJI_WORDS("Language", "Mongolian"), 5},
    {"ru", MOJI_WORDS("Language", "Russian"), 0},
    {"sr", MOJI_WORDS("Language", "Serbian"), 3},
    {"tg", MOJI_WORDS("Language", "Tajik"), 6},
    {"uk", MOJI_WORDS("Language", "Ukrainian"), 1},
    {"he", MOJI_WORDS("Language", "Hebrew"), 1},
    {"ar", MOJI_WORDS("Language", "Arabic"), 1},
    {"fa", MOJI_WORDS("Language", "Persian"), 2},
    {"ug", MOJI_WORDS("Language", "Uyghur"), 6},
    {"th", MOJI_WORDS("Language", "Thai"), 2},
    {"ka", MOJI_WORDS("Language", "Georgian"), 4},
    {"hi", MOJI_WORDS("Language", "Hindi"), 3},
    {"bn", MOJI_WORDS("Language", "Bengali"), 4},
    {"pa", MOJI_WORDS("Language", "Punjabi"), 5},
    {"gu", MOJI_WORDS("Language", "Gujarati"), 5},
    {"ta", MOJI_WORDS("Language", "Tamil"), 4},
    {"te", MOJI_WORDS("Language", "Telugu"), 5},
    {"ml", MOJI_WORDS("Language", "Malayalam"), 5},
    {"si", MOJI_WORDS("Language", "Sinhala"), 5},
    {"km", MOJI_WORDS("Language", "Khmer"), 5},
    {"am", MOJI_WORDS("Language", "Amharic"), 5},
    {"ja", MOJI_WORDS("Language", "Japanese"), 0},
    {"ko", MOJI_WORDS("Language", "Korean"), 0},
    {"zh-Hans", MOJI_WORDS("Language", "Chinese (simplified)"), 0},
    {"zh-Hant", MOJI_WORDS("Language", "Chinese (traditional)"), 1},
};

static_assert(std::size(kLanguages) <= kMostLanguages);

bool equalsIgnoringCase(std::string_view a, std::string_view b) {
    const auto lower = [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
    };
    return std::ranges::equal(a, b, {}, lower, lower);
}

} // namespace

std::size_t languageCount() {
    return std::size(kLanguages);
}

const LanguageInfo& languageInfo(Language language) {
    return kLanguages[language];
}

Script scriptOf(Language language) {
    return storedModels()[language].script;
}

bool isAnother(Language language) {
    return kLanguages[language].code == "und";
}

std::optional<Language> findLanguage(std::string_view code) {
    if (equalsIgnoringCase(code, "zh"))
        code = "zh-Hans";
    if (equalsIgnoringCase(code, "no"))
        code = "nb";
    for (std::size_t i = 0; i < std::size(kLanguages); ++i) {
        if (equalsIgnoringCase(kLanguages[i].code, code))
            return static_cast<Language>(i);
    }
    return std::nullopt;
}

} // namespace moji
