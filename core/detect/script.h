#pragma once
// The scripts that have language models. Chinese, Japanese and Korean are one: their characters are
// looked up one by one, and texts mix them.

#include <cstddef>
#include <cstdint>

namespace moji {

enum class Script : std::uint8_t {
    Latin,
    Greek,
    Cyrillic,
    Hebrew,
    Arabic,
    Thai,
    Georgian,
    Devanagari,
    Bengali,
    Gurmukhi,
    Gujarati,
    Tamil,
    Telugu,
    Malayalam,
    Sinhala,
    Khmer,
    Ethiopic,
    Other, // letters of a script without a model
    Asian, // Han, kana, Hangul syllables and the punctuation between them
};
constexpr std::size_t kScripts = static_cast<std::size_t>(Script::Asian) + 1;

} // namespace moji
