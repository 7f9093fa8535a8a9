#pragma once
// Tells quickly that a run of UTF-16 units is no text. In programs and pictures, most runs are
// chance: rare characters of Chinese one after the other. To score them all takes long.

#include "bytes/byte_source.h"

#include <cstdint>

namespace moji {

/// Sums a lower bound of what TextScorer would find beyond ordinary text.
class ChanceText {
public:
    /// For scores below `leastScore`.
    explicit ChanceText(double leastScore);

    /// Whether the units certainly score less than that and have no `least` characters of ASCII in
    /// a row. False where that takes a closer look.
    [[nodiscard]] bool isCertain(ByteView bytes, bool isBig, std::uint64_t least) const;

private:
    enum class Kind : std::uint8_t { Decode, Ascii, Other, Asian, RareAsian };
    /// A code point below U+10000.
    struct Unit {
        std::int16_t excess = 0; // sixteenths of a bit, at least
        Kind kind = Kind::Decode;
    };
    struct Tables;
    [[nodiscard]] static const Tables& tables();

    double m_mostExcess; // bits for each letter; above, the score is below the least
};

} // namespace moji
