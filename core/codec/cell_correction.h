#pragma once
// One cell of a code table in which the codec differs from ICU.

#include <cstdint>

namespace moji {

struct CellCorrection {
    static constexpr char32_t kNothing = 0xFFFFFFFF;
    std::uint16_t code; // one byte, or two with the first one high
    char32_t codePoint; // kNothing for an empty cell
};

} // namespace moji
