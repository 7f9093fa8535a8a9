#pragma once
// What kernels look characters up in: the plain characters of a CodeTable (one code point up to
// FFFE, of one or two bytes), laid out flat. All else is kNotPlain and left to CodeTable::decode.

#include "bytes/byte_source.h"

namespace moji {

inline constexpr char16_t kNotPlain = 0xFFFF;

/// For sets of one byte a character. (Plain arrays: kernels must call nothing inline of others.)
struct SingleByteTable {
    char16_t cells[256] = {};
    bool isAllPlain = false;
    /// The same as planes of low and high bytes, for permutes.
    alignas(64) Byte low[256] = {};
    alignas(64) Byte high[256] = {};
};

/// For sets of one and two bytes a character, the first of two being 80 or above.
struct PairTable {
    /// By first and second byte, 256 * first + second; where the first is a character by itself,
    /// that one, whatever the second.
    char16_t cells[256 * 256] = {};
    bool isLead[256] = {}; // begins two bytes or more
    /// The same for look-ups by nibble: bit i of entry j is whether 10h * (8 + i) + j is a lead.
    alignas(16) Byte leadsByLowNibble[16] = {};
    bool asciiIsItself = false; // 00..7F
};

} // namespace moji
