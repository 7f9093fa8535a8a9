#include "survey/transliterate.h"

#include "support/icu_i18n.h"

#include <unicode/utf16.h>

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

struct CloseTransliterator {
    void operator()(UTransliterator* transliterator) const {
        IcuI18n::get().closeTransliterator(transliterator);
    }
};
using Transliterator = std::unique_ptr<UTransliterator, CloseTransliterator>;

Transliterator makeToAscii() {
    constexpr std::u16string_view kId = u"Any-Latin; Latin-ASCII";
    UErrorCode status = U_ZERO_ERROR;
    UParseError place{};
    return Transliterator(
        IcuI18n::get().isThere()
            ? IcuI18n::get().openTransliterator(kId.data(), static_cast<std::int32_t>(kId.size()),
                                                UTRANS_FORWARD, nullptr, 0, &place, &status)
            : nullptr);
}

} // namespace

std::string transliterated(char32_t codePoint) {
    if (std::string text = russian(codePoint); !text.empty())
        return text;
    static std::mutex mutex; // a transliterator serves one thread at a time
    const std::lock_guard lock(mutex);
    static const Transliterator toAscii = makeToAscii();
    if (!toAscii)
        return {};
    constexpr std::size_t kMost = 64; // UTF-16 units that a character becomes
    std::array<UChar, kMost> text{};
    std::int32_t length = 0;
    U16_APPEND_UNSAFE(text.data(), length, codePoint);
    std::int32_t limit = length;
    UErrorCode status = U_ZERO_ERROR;
    IcuI18n::get().transliterate(toAscii.get(), text.data(), &length, kMost, 0, &limit, &status);
    if (U_FAILURE(status))
        return {};
    std::string ascii;
    for (std::size_t i = 0; i < static_cast<std::size_t>(length); ++i) {
        if (text[i] >= 0x80)
            return {};
        ascii += static_cast<char>(text[i]);
    }
    return ascii;
}

} // namespace moji
