#pragma once
// Look-up tables for kernels: the plain characters of a CodeTable (one code point up to FFFE, one
// or two bytes), in a flat layout. All other cells are kNotPlain; CodeTable::decode handles them.

#include "bytes/byte_source.h"

namespace moji {

inline constexpr char16_t kNotPlain = 0xFFFF;

/// For sets of one byte per character. (Plain arrays, because kernels must not call inline
/// functions of other files.)
struct SingleByteTable {
    char16_t cells[256] = {};
    bool isAllPlain = false;
    bool isIdentity = false; // each byte is the code point with its number
    /// The same, split into low and high bytes, for permutes.
    alignas(64) Byte low[256] = {};
    alignas(64) Byte high[256] = {};
};

/// For sets of one and two bytes per character; two-byte leads are 80 or above.
struct PairTable {
    /// Index: 256 * first + second. If the first byte is a character by itself, its whole row holds
    /// that character.
    char16_t cells[256 * 256] = {};
    bool isLead[256] = {}; // starts two bytes or more
    /// The same for look-ups by nibble: bit i of entry j tells whether 10h * (8 + i) + j is a lead.
    alignas(16) Byte leadsByLowNibble[16] = {};
    bool asciiIsItself = false; // 00..7F map to themselves
};

} // namespace moji
