#pragma once
// Letters of ASCII that program text has directly before a word and that are no part of it: those
// of an escape or of a format. In \tСИГ and %dСИГ the word is СИГ.

#include <cstddef>
#include <string_view>

namespace moji::repair {

[[nodiscard]] constexpr bool isLetterOfAscii(char32_t c) {
    return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z');
}

/// Whether the character at `at` is the letter after a backslash, or the last one of a format of
/// printf: %s, %5.2f, %1$ld.
[[nodiscard]] constexpr bool isEscapeLetter(std::u32string_view text, std::size_t at) {
    constexpr std::u32string_view kLengths = U"hlLjzt";
    constexpr std::u32string_view kFlags = U"0123456789.$*+-#'";
    if (at == 0 || at >= text.size() || !isLetterOfAscii(text[at]))
        return false;
    std::size_t from = at - 1;
    if (text[from] == U'\\')
        return true;
    for (const std::u32string_view skipped : {kLengths, kFlags}) {
        while (from > 0 && skipped.find(text[from]) != skipped.npos)
            --from;
    }
    return text[from] == U'%';
}

} // namespace moji::repair
