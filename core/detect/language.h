#pragma once
// The languages that have models: their names, and how much doubt one has before any text is seen.

#include "detect/stored_models.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace moji {

/// A language by its place in storedModels().
using Language = std::uint8_t;

/// Room for all languages, in tables by language.
constexpr std::size_t kMostLanguages = 72;

struct LanguageInfo {
    std::string_view code; // ISO 639-1 (or 639-3: "fur"), "zh-Hans" and "zh-Hant"; "und": any other
                           // in Latin letters
    std::string_view name; // in English
    double doubt;          // bits: how much rarer its texts are than those of the frequent ones
};

[[nodiscard]] std::size_t languageCount();
[[nodiscard]] const LanguageInfo& languageInfo(Language language);
[[nodiscard]] Script scriptOf(Language language);
/// Whether it stands for all that have no model.
[[nodiscard]] bool isAnother(Language language);
/// By its code, in any case; "zh" is zh-Hans, "no" is nb.
[[nodiscard]] std::optional<Language> findLanguage(std::string_view code);

} // namespace moji
