#pragma once
// Which letters languages use, most frequent first, and which ideographs and syllables are the most
// frequent ones. Ranks only: they follow the usual published counts of newspaper text.

#include <span>
#include <string_view>

namespace moji {

/// The letters of one language, in lower case. For the Latin script only those beyond a to z.
struct Alphabet {
    std::string_view language; // ISO 639-1
    std::u32string_view letters;
    double unlikeliness; // bits of doubt before any text is seen: few people write it
};

[[nodiscard]] std::span<const Alphabet> latinAlphabets();
[[nodiscard]] std::span<const Alphabet> cyrillicAlphabets();
[[nodiscard]] std::span<const Alphabet> greekAlphabets();
[[nodiscard]] std::span<const Alphabet> hebrewAlphabets();
[[nodiscard]] std::span<const Alphabet> arabicAlphabets();
[[nodiscard]] std::span<const Alphabet> thaiAlphabets();

[[nodiscard]] std::u32string_view frequentSimplifiedHan();
[[nodiscard]] std::u32string_view frequentTraditionalHan();
[[nodiscard]] std::u32string_view frequentKanji();
[[nodiscard]] std::u32string_view frequentKana();
[[nodiscard]] std::u32string_view frequentHangul();

} // namespace moji
