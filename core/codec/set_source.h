#pragma once
// Where the characters of a coded set come from. core/codec/generator builds each set that a codec
// asks for from its source, when the program is built; the program finds it by the source's key.

#include "codec/cell_correction.h"
#include "codec/stored_set.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace moji {

enum class SetRecipe : std::uint8_t {
    WhatwgSingleByte,
    EucKr,
    Big5,
    Big5Hkscs,
    ShiftJis,
    EucJp,
    UserDefined,
    Johab,
    Tscii,
    UpperHalf,  // `converter` is the text of the upper half
    Vietnamese, // the same
    IcuTable,   // ICU's, unchanged
    IbmPage,
    Gb18030,
    Gbk,
    Gb18030Icu,
    EbcdicSingles, // with the codes of both
    EbcdicPairs,
    Lmbcs,
    Graphic94, // sets of ISO/IEC 2022 (graphic_set.h)
    Graphic96,
    Graphic94x94,
};

struct SetSource {
    SetRecipe recipe;
    std::string_view converter = {}; // ICU's name
    std::string_view encoding = {};  // where the recipe depends on it
    // Of graphic sets:
    std::string_view prefix = {};                     // bytes that lead to the set
    bool highBit = false;                             // the converter expects A1..FE
    std::span<const CellCorrection> corrections = {}; // by bytes 21..7E
};

/// A hash of all that is in the source.
[[nodiscard]] std::uint64_t keyOf(const SetSource& source);

/// The set; every source that a codec's constructor asks for is there. (The generator has its own
/// version of this function, which builds the set and returns none: constructors must not use
/// what they get.)
[[nodiscard]] StoredSet storedSet(const SetSource& source);

} // namespace moji
