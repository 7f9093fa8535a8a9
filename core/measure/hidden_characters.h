#pragma once
// Characters that cannot be seen or are not what they seem: bidirectional controls, zero-width and
// format characters, variation selectors, unusual spaces, letters that look like those of another
// script. Each is judged by its neighbours: a ZERO WIDTH JOINER inside an emoji is where it
// belongs.

#include <cstdint>
#include <string_view>
#include <vector>

namespace moji::measure {

enum class HiddenKind : std::uint8_t {
    Control,           // C0 and C1, other than tab and line ends
    BidiControl,       // overrides, embeddings, isolates, marks
    ZeroWidth,         // joiners, spaces and breaks without width; U+FEFF inside a text
    VariationSelector, // changes the look of the character before it
    Tag,               // U+E0000..E007F
    OtherFormat,       // other format characters, SOFT HYPHEN
    UnusualSpace,      // spaces that are not U+0020
    PrivateUse,
    Lookalike, // a letter that looks like one of the script of the rest of its word
};
/// "control", "bidi", "zero_width", "variation_selector", "tag", "format", "space", "private_use",
/// "lookalike"
[[nodiscard]] std::string_view identifier(HiddenKind kind);

struct HiddenCharacter {
    std::size_t index = 0; // in code points
    char32_t codePoint = 0;
    HiddenKind kind = HiddenKind::Control;
    bool isExpected = false; // where such a character belongs
    char32_t looksLike = 0;  // of a Lookalike
    bool operator==(const HiddenCharacter&) const = default;
};
[[nodiscard]] std::vector<HiddenCharacter> hiddenCharacters(std::u32string_view text);

} // namespace moji::measure
