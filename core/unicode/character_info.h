#pragma once
// The Unicode Character Database's data for one code point: its name, block, kind and width. The
// data are ICU's, of version unicodeVersion(); every value from U+0000 to U+10FFFF has an answer,
// assigned or not.

#include <optional>
#include <string>
#include <string_view>

namespace moji::unicode {

/// "15.0"
[[nodiscard]] std::string unicodeVersion();

/// The character's name, including algorithmic ones: "CJK UNIFIED IDEOGRAPH-4E16", "HANGUL SYLLABLE
/// GA". For control characters, which have no name, the alias "LINE FEED" of NameAliases.txt. For
/// all others the code point label of the Unicode Standard (section 4.8): "<private-use-E000>",
/// "<surrogate-D800>", "<noncharacter-FFFE>", "<reserved-0378>".
[[nodiscard]] std::string name(char32_t codePoint);

/// The block as Blocks.txt spells it: "CJK Unified Ideographs". Nothing outside all blocks.
[[nodiscard]] std::optional<std::string> block(char32_t codePoint);

/// 0 to 16.
[[nodiscard]] constexpr int plane(char32_t codePoint) {
    return static_cast<int>(codePoint >> 16);
}
/// "Basic Multilingual"; nothing for planes without a name.
[[nodiscard]] std::optional<std::string_view> planeName(int plane);

/// The script's long name: "Han", "Old Italic"; also "Common", "Inherited" or "Unknown".
[[nodiscard]] std::string script(char32_t codePoint);

/// The same in a language ("ru", "zh"), as ICU calls it there; in English where it has no name.
[[nodiscard]] std::string scriptIn(const std::string& language, char32_t codePoint);

/// General_Category in two letters ("Lo"), and in words ("Other Letter").
[[nodiscard]] std::string_view category(char32_t codePoint);
[[nodiscard]] std::string categoryName(char32_t codePoint);

/// The Unicode version that assigned it, "1.1"; nothing if it is unassigned.
[[nodiscard]] std::optional<std::string> age(char32_t codePoint);

/// East_Asian_Width in words: "Wide", "Narrow", "Ambiguous"...
[[nodiscard]] std::string eastAsianWidth(char32_t codePoint);

/// A character is assigned if it is neither reserved, noncharacter, surrogate nor private use.
[[nodiscard]] bool isAssigned(char32_t codePoint);
[[nodiscard]] bool isPrivateUse(char32_t codePoint);
/// U+FDD0..FDEF and the last two of each plane.
[[nodiscard]] constexpr bool isNoncharacter(char32_t codePoint) {
    return (codePoint & 0xFFFE) == 0xFFFE || (codePoint >= 0xFDD0 && codePoint <= 0xFDEF);
}

} // namespace moji::unicode
