#pragma once
// Compares names of encodings: whether two are the same, and how much they differ.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace moji {

/// The part of a name that remains after case, punctuation and leading zeros of numbers are removed
/// (Unicode UTS 22, "Charset Alias Matching"): `ISO_8859-01` and `iso8859-1` both become
/// `iso88591`. Bytes outside ASCII are kept.
[[nodiscard]] std::string comparableName(std::string_view name);

/// Calls `use` with each character of comparableName(name).
template <class Use>
constexpr void forEachComparableCharacter(std::string_view name, Use use) {
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    bool inNumber = false; // a zero here is significant
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char c = name[i];
        const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
        const bool isAscii = static_cast<unsigned char>(c) < 0x80;
        if (isAscii && !isDigit(c) && !(lower >= 'a' && lower <= 'z')) { // punctuation
            inNumber = false;
            continue;
        }
        if (c == '0' && !inNumber && i + 1 < name.size() && isDigit(name[i + 1]))
            continue;
        inNumber = isDigit(c);
        use(lower);
    }
}

/// Equal for names that comparableName() makes equal (FNV-1a).
[[nodiscard]] constexpr std::uint32_t nameHash(std::string_view name) {
    std::uint32_t hash = 2166136261U;
    forEachComparableCharacter(
        name, [&](char c) { hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U; });
    return hash;
}

/// Calls `use` with each word of `words`, which spaces separate.
template <class Use>
constexpr void forEachWord(std::string_view words, Use use) {
    while (!words.empty()) {
        const std::string_view word = words.substr(0, words.find(' '));
        if (!word.empty())
            use(word);
        words.remove_prefix(std::min(words.size(), word.size() + 1));
    }
}

/// The number of characters to insert, delete, replace or swap with a neighbour to turn one into
/// the other (optimal string alignment distance).
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b);

} // namespace moji
