#pragma once
// Searching long texts for rare characters.

#include <cstdint>
#include <string_view>

namespace moji {

/// The first character from `at` on for which `is` is true, or the end of the text. It asks for 32
/// characters at once, so that the compiler can make vectors of simple questions.
template <class Is>
[[nodiscard]] std::size_t findCharacter(std::u32string_view text, Is is, std::size_t at = 0) {
    constexpr std::size_t kAtOnce = 32;
    for (; text.size() - at >= kAtOnce; at += kAtOnce) {
        std::uint32_t any = 0;
        for (std::size_t i = 0; i < kAtOnce; ++i)
            any |= is(text[at + i]) ? 1U : 0U;
        if (any != 0)
            break;
    }
    while (at < text.size() && !is(text[at]))
        ++at;
    return at;
}

/// The first character from `at` on that is not ASCII, or the end of the text.
[[nodiscard]] inline std::size_t findOther(std::u32string_view text, std::size_t at) {
    while (text.size() - at >= 4 && (text[at] | text[at + 1] | text[at + 2] | text[at + 3]) < 0x80)
        at += 4;
    while (at < text.size() && text[at] < 0x80)
        ++at;
    return at;
}

} // namespace moji
