#include "survey/transliterate.h"

#include <unicode/translit.h>
#include <unicode/unistr.h>

#include <array>
#include <memory>
#include <mutex>
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
    static std::mutex mutex; // a Transliterator serves one thread at a time
    const std::lock_guard lock(mutex);
    static const std::unique_ptr<icu::Transliterator> toAscii = [] {
        UErrorCode status = U_ZERO_ERROR;
        return std::unique_ptr<icu::Transliterator>(
            icu::Transliterator::createInstance("Any-Latin; Latin-ASCII", UTRANS_FORWARD, status));
    }();
    if (!toAscii)
        return {};
    icu::UnicodeString text(static_cast<UChar32>(codePoint));
    toAscii->transliterate(text);
    std::string ascii;
    for (std::int32_t i = 0; i < text.length(); ++i) {
        if (text[i] >= 0x80)
            return {};
        ascii += static_cast<char>(text[i]);
    }
    return ascii;
}

} // namespace moji
