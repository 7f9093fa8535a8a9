#pragma once
// Case mappings, which can change the length of a text and depend on the language: ß becomes SS,
// and i becomes İ in Turkish. ICU's, with SpecialCasing.txt. For texts that fit into memory. Lone
// surrogates stay as they are.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace moji::unicode {

enum class CaseMap : std::uint8_t { Lower, Upper, Title, Fold };
inline constexpr std::array kCaseMaps = {CaseMap::Lower, CaseMap::Upper, CaseMap::Title,
                                         CaseMap::Fold};

/// "lower", "upper", "title", "fold"
[[nodiscard]] std::string_view identifier(CaseMap map);

/// Whether it begins with a language that ICU knows ("tr", "de-DE-u-co-phonebk"), or names none.
[[nodiscard]] bool isLocale(const std::string& locale);

/// `locale` as ICU names it ("tr", "lt", "de"); empty: of no language. Folding knows Turkish ("tr",
/// "az") only.
[[nodiscard]] std::u32string caseMapped(CaseMap map, std::u32string_view text,
                                        const std::string& locale = {});

} // namespace moji::unicode
