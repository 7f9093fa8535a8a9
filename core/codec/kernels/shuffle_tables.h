#pragma once
// Byte shuffles for conversions with vectors of 16 bytes: each moves the bytes that are wanted to
// the front. (One copy for all kernels. Plain arrays, because kernels must not call inline
// functions of other files.)

#include "bytes/byte_source.h"

namespace moji {

struct ShuffleTables {
    static constexpr Byte kZero = 0xFF; // yields 0

    /// Packs the 16-bit values that the bits of the index select.
    alignas(16) Byte words[256][16];
    /// Packs 16-bit values: both bytes where the bit is set, else the low one only.
    alignas(16) Byte oneOrTwo[256][16];
    /// Packs four 32-bit values, of each the lower bytes, the highest of them first. The low nibble
    /// of the index tells which values have two or three bytes, the high nibble which have three or
    /// four.
    alignas(16) Byte upToFour[256][16];
    /// How many bytes that are.
    Byte upToFourLengths[256];
};

extern const ShuffleTables kShuffleTables;

} // namespace moji
