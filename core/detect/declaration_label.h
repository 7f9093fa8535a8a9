#pragma once
// The pieces that declarations of an encoding (declarations.h) are read with: words in any case,
// and the label after them.

#include "detect/declarations.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace moji {

[[nodiscard]] constexpr char lowerAscii(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}
[[nodiscard]] constexpr bool isLabelCharacter(char c) {
    return (lowerAscii(c) >= 'a' && lowerAscii(c) <= 'z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_' || c == '.' || c == ':' || c == '+';
}

/// `word` in small letters; the text in any.
[[nodiscard]] bool startsWithWord(std::string_view text, std::string_view word);
/// Where `word` (in small letters) is, whatever the case, from `from` on; npos.
[[nodiscard]] std::size_t findWord(std::string_view text, std::string_view word,
                                   std::size_t from = 0);
/// The first place from `at` on that is no white space of ASCII.
[[nodiscard]] std::size_t skipSpaces(std::string_view text, std::size_t at);

/// The label at `at`, in quotes or not; nothing where the end of the text may cut it.
[[nodiscard]] std::optional<Declaration> labelAt(std::string_view text, std::size_t at,
                                                 DeclarationForm form);

} // namespace moji
