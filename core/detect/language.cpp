#include "detect/language.h"

#include <algorithm>
#include <array>

namespace moji {

namespace {

// In the order of storedModels().
constexpr LanguageInfo kLanguages[] = {
    {"af", "Afrikaans", 5},
    {"br", "Breton", 6},
    {"ca", "Catalan", 3},
    {"cs", "Czech", 1},
    {"cy", "Welsh", 6},
    {"da", "Danish", 2},
    {"de", "German", 0},
    {"en", "English", 0},
    {"eo", "Esperanto", 6},
    {"es", "Spanish", 0},
    {"et", "Estonian", 3},
    {"eu", "Basque", 5},
    {"fi", "Finnish", 2},
    {"fr", "French", 0},
    {"ga", "Irish", 6},
    {"gl", "Galician", 5},
    {"hr", "Croatian", 2},
    {"hu", "Hungarian", 1},
    {"id", "Indonesian", 3},
    {"is", "Icelandic", 4},
    {"it", "Italian", 1},
    {"ku", "Kurdish", 6},
    {"lt", "Lithuanian", 3},
    {"lv", "Latvian", 3},
    {"nb", "Norwegian", 2},
    {"nl", "Dutch", 1},
    {"pl", "Polish", 1},
    {"pt", "Portuguese", 1},
    {"ro", "Romanian", 2},
    {"sk", "Slovak", 2},
    {"sl", "Slovenian", 3},
    {"sv", "Swedish", 1},
    {"tr", "Turkish", 1},
    {"vi", "Vietnamese", 2},
    {"el", "Greek", 1},
    {"be", "Belarusian", 3},
    {"bg", "Bulgarian", 2},
    {"kk", "Kazakh", 4},
    {"mk", "Macedonian", 4},
    {"mn", "Mongolian", 5},
    {"ru", "Russian", 0},
    {"sr", "Serbian", 3},
    {"tg", "Tajik", 6},
    {"uk", "Ukrainian", 1},
    {"he", "Hebrew", 1},
    {"ar", "Arabic", 1},
    {"fa", "Persian", 2},
    {"ug", "Uyghur", 6},
    {"th", "Thai", 2},
    {"ka", "Georgian", 4},
    {"hi", "Hindi", 3},
    {"bn", "Bengali", 4},
    {"pa", "Punjabi", 5},
    {"gu", "Gujarati", 5},
    {"ta", "Tamil", 4},
    {"te", "Telugu", 5},
    {"ml", "Malayalam", 5},
    {"si", "Sinhala", 5},
    {"km", "Khmer", 5},
    {"am", "Amharic", 5},
    {"ja", "Japanese", 0},
    {"ko", "Korean", 0},
    {"zh-Hans", "Chinese (simplified)", 0},
    {"zh-Hant", "Chinese (traditional)", 1},
};

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
