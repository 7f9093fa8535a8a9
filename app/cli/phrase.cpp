#include "cli/phrase.h"

#include "cli/catalogue.h"
#include "cli/embedded_catalogues.h"
#include "support/reasons.h"
#include "support/words.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace moji::cli {

namespace {

constexpr std::string_view kEnglish = "en";

/// None in English.
std::optional<Catalogue>& catalogue() {
    static std::optional<Catalogue> catalogue;
    return catalogue;
}

/// "ru" of "ru_RU.UTF-8@modifier".
std::string languageOf(std::string_view locale) {
    std::string code(locale.substr(0, locale.find_first_of("_.@-")));
    for (char& c : code)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return code;
}

std::string_view variable(const char* name) {
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): nothing sets it
    return value != nullptr ? value : "";
}

bool isPlain(std::string_view locale) {
    return locale.empty() || locale == "C" || locale == "POSIX" || locale.starts_with("C.");
}

std::string translated(const char* context, std::string_view english, std::uint64_t count) {
    std::string text;
    if (catalogue())
        text = catalogue()->find(context, english, count);
    return text.empty() ? std::string(english) : text;
}

} // namespace

bool setLanguage(std::string_view locale) {
    catalogue().reset();
    const std::string code = languageOf(locale);
    for (const EmbeddedCatalogue& embedded : embeddedCatalogues()) {
        if (embedded.language == code)
            catalogue().emplace(embedded.file);
    }
    return catalogue() || code == kEnglish;
}

std::string languageOfEnvironment() {
    std::string_view locale;
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (locale.empty())
            locale = variable(name);
    }
    if (isPlain(locale))
        return std::string(kEnglish);
    // A list, of which the first that exists is taken. It counts only outside the C locale.
    std::string_view list = variable("LANGUAGE");
    const auto known = languages();
    while (!list.empty()) {
        std::string code = languageOf(list.substr(0, list.find(':')));
        if (std::ranges::find(known, code) != known.end())
            return code;
        const std::size_t colon = list.find(':');
        list.remove_prefix(colon == std::string_view::npos ? list.size() : colon + 1);
    }
    return languageOf(locale);
}

std::vector<std::string_view> languages() {
    std::vector<std::string_view> codes{kEnglish};
    for (const EmbeddedCatalogue& embedded : embeddedCatalogues())
        codes.push_back(embedded.language);
    std::ranges::sort(codes);
    return codes;
}

Phrase phrase(const char* context, std::string_view english) {
    return Phrase(translated(context, english, 1));
}

std::string phrase(const char* context, const Words& words) {
    return words.isData() ? inEnglish(words)
                          : fillPlaces(translated(context, words.english, 1), words.arguments);
}

std::string reasonText(std::string_view english) {
    return reasonInLanguage(english, [](const char* sentence, std::optional<std::uint64_t> count) {
        return translated("Reasons", sentence, count.value_or(1));
    });
}

Phrase pluralOf(const char* context, std::uint64_t count, const char* one, const char* many) {
    return Phrase(translated(context, count == 1 ? one : many, count));
}

} // namespace moji::cli
