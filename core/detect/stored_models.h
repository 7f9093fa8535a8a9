#pragma once
// The language models as resources/generators/language_models.py left them: numbers in
// language_models.bin, which is part of the program's constant data, and a list of where they are.
// Nothing is unpacked; core/detect/language_model.h says what the numbers mean.

#include "detect/script.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace moji {

struct StoredModel {
    std::string_view language; // ISO 639-1, "zh-Hans" and "zh-Hant"
    Script script;
    std::uint16_t symbols; // of the alphabet: the edge of a word, the letters, any other letter
    std::uint8_t order;    // 3: a letter after the two before it; 2: after the one before
    std::uint32_t letters; // offset of 256 bytes: number of a script's letter -> symbol
    std::uint32_t table;   // offset of the costs
    float typicalBits;     // of ordinary text, for each letter; word edges included
    std::array<std::uint8_t, 16> levels; // what the table's four-bit entries cost, bits / 16
};

/// Scripts in the order of the enumeration, languages by their codes.
[[nodiscard]] std::span<const StoredModel> storedModels();

/// A place in the data. `offset` is one of StoredModel's, or kCharactersOffset.
[[nodiscard]] const std::uint8_t* storedData(std::size_t offset);

/// Offset of the 16-bit words of the code points 0000..30FF and F900..FFFF, little-endian: script
/// << 10 | has case << 9 | is capital << 8 | number of the letter in its script; 0 for no letter.
extern const std::size_t kCharactersOffset;

} // namespace moji
