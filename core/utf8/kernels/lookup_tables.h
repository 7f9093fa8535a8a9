#pragma once
// The three tables of Keiser and Lemire. A sequence is wrong where one bit is set in all three
// results: by the high nibble of the byte before, by its low nibble, by the high nibble of this
// one. The bits are those of simdjson and simdutf, with the same names.

#include "bytes/byte_source.h"

namespace moji::utf8 {
namespace {

constexpr Byte kTooShort = 1 << 0;     // 11______ 0_______, 11______ 11______
constexpr Byte kTooLong = 1 << 1;      // 0_______ 10______
constexpr Byte kOverlong3 = 1 << 2;    // 11100000 100_____
constexpr Byte kTooLarge = 1 << 3;     // 11110100 1001____, 11110100 101_____, 111101.1, 11111___
constexpr Byte kSurrogate = 1 << 4;    // 11101101 101_____
constexpr Byte kOverlong2 = 1 << 5;    // 1100000_ 10______
constexpr Byte kTooLarge1000 = 1 << 6; // 11110101 1000____ and above
constexpr Byte kOverlong4 = 1 << 6;    // 11110000 1000____
constexpr Byte kTwoContinuations = 1 << 7; // 10______ 10______

/// What the low nibble of the byte before cannot tell.
constexpr Byte kCarry = kTooShort | kTooLong | kTwoContinuations;

constexpr Byte kByte1High[16] = {
    // 0_______: ASCII
    kTooLong, kTooLong, kTooLong, kTooLong, kTooLong, kTooLong, kTooLong, kTooLong,
    // 10______: continuation
    kTwoContinuations, kTwoContinuations, kTwoContinuations, kTwoContinuations,
    kTooShort | kOverlong2,                            // 1100____
    kTooShort,                                         // 1101____
    kTooShort | kOverlong3 | kSurrogate,               // 1110____
    kTooShort | kTooLarge | kTooLarge1000 | kOverlong4 // 1111____
};
constexpr Byte kByte1Low[16] = {
    kCarry | kOverlong3 | kOverlong2 | kOverlong4, // ____0000
    kCarry | kOverlong2,                           // ____0001
    kCarry,
    kCarry,                             // ____001_
    kCarry | kTooLarge,                 // ____0100
    kCarry | kTooLarge | kTooLarge1000, // ____0101
    kCarry | kTooLarge | kTooLarge1000,
    kCarry | kTooLarge | kTooLarge1000,
    kCarry | kTooLarge | kTooLarge1000,
    kCarry | kTooLarge | kTooLarge1000,
    kCarry | kTooLarge | kTooLarge1000,
    kCarry | kTooLarge | kTooLarge1000,
    kCarry | kTooLarge | kTooLarge1000,
    kCarry | kTooLarge | kTooLarge1000 | kSurrogate, // ____1101
    kCarry | kTooLarge | kTooLarge1000,
    kCarry | kTooLarge | kTooLarge1000,
};
constexpr Byte kByte2High[16] = {
    // 0_______: ASCII
    kTooShort,
    kTooShort,
    kTooShort,
    kTooShort,
    kTooShort,
    kTooShort,
    kTooShort,
    kTooShort,
    // 1000____
    kTooLong | kOverlong2 | kTwoContinuations | kOverlong3 | kTooLarge1000 | kOverlong4,
    // 1001____
    kTooLong | kOverlong2 | kTwoContinuations | kOverlong3 | kTooLarge,
    // 101_____
    kTooLong | kOverlong2 | kTwoContinuations | kSurrogate | kTooLarge,
    kTooLong | kOverlong2 | kTwoContinuations | kSurrogate | kTooLarge,
    // 11______: lead
    kTooShort,
    kTooShort,
    kTooShort,
    kTooShort,
};

} // namespace
} // namespace moji::utf8
