#include "survey/transliterate.h"

#include "unicode/latin_ascii.h"
#include "unicode/surrogates.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace moji {

namespace {

/// U+0430..U+044F by GOST 7.79-2000, system B.
constexpr std::array<std::string_view, 32> kSmall = {
    "a", "b", "v", "g", "d", "e", "zh", "z",  "i",  "j",   "k",  "l",  "m", "n",  "o",  "p",
    "r", "s", "t", "u", "f", "x", "cz", "ch", "sh", "shh", "''", "y'", "'", "e'", "yu", "ya"};

std::string russian(char32_t c) {
    if (c == 0x0451)
        return "yo";
    if (c == 0x0401)
        return "Yo";
    if (c < 0x0410 || c > 0x044F)
        return {};
    std::string text{kSmall[(c - 0x0410) % 32]};
    if (c < 0x0430 && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - ('a' - 'A'));
    return text;
}

} // namespace

std::string transliterated(char32_t codePoint) {
    if (std::string text = russian(codePoint); !text.empty())
        return text;
    const auto latin = unicode::toLatinAscii(unicode::toUtf16({&codePoint, 1}));
    if (!latin || std::ranges::any_of(*latin, [](char16_t unit) { return unit >= 0x80; }))
        return {};
    return {latin->begin(), latin->end()};
}

} // namespace moji
