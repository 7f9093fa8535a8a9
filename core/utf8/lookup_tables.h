#pragma once
// The three tables of the Keiser-Lemire validator ("Validating UTF-8 In Less Than One Instruction
// Per Byte", 2020): the possible errors of two adjacent bytes, by the high nibble of the first, its
// low nibble, and the high nibble of the second. Each bit is one kind of error; a pair has the
// errors that all three tables contain.
//
// Two assignments of the bits are in use; both give the same verdict for every text. A third set
// circulates in print with errors and is included for comparison: it rejects U+0800 and accepts C2
// 80 80.

#include "bytes/byte_source.h"

#include <array>
#include <string_view>
#include <vector>

namespace moji::utf8 {

using Lanes = std::array<Byte, 16>;

struct LookupTables {
    std::string_view name;
    Lanes byte1High; // T1, by prev1 >> 4
    Lanes byte1Low;  // T2, by prev1 & 0F
    Lanes byte2High; // T3, by input >> 4
    /// Names of bits 0..7. The shared bit's name is empty here: see lookupBitName.
    std::array<std::string_view, 8> bits;
};

/// The name of bit `bit` in a lane with the given prev1: OVERLONG_4 (F0 80..8F) and TOO_LARGE_1000
/// (F5.. 80..8F) share a bit; the low nibble of the first byte tells them apart.
[[nodiscard]] constexpr std::string_view lookupBitName(const LookupTables& tables, unsigned bit,
                                                       Byte prev1) {
    if (!tables.bits[bit].empty())
        return tables.bits[bit];
    return (prev1 & 0x0F) == 0 ? "OVERLONG_4" : "TOO_LARGE_1000";
}

/// The names of all bits of `error`, from low to high.
[[nodiscard]] inline std::vector<std::string_view> lookupErrorNames(const LookupTables& tables,
                                                                    Byte error, Byte prev1) {
    std::vector<std::string_view> names;
    for (unsigned bit = 0; bit < 8; ++bit) {
        if ((error >> bit & 1) != 0)
            names.push_back(lookupBitName(tables, bit, prev1));
    }
    return names;
}

namespace detail {

// The kinds, as bit patterns of the first byte and the top of the second:
//   TOO_SHORT       11______ 0___   11______ 11__
//   TOO_LONG        0_______ 10__
//   OVERLONG_2      1100000_ ____   (simdjson: 10__)
//   OVERLONG_3      11100000 100_
//   OVERLONG_4      11110000 1000
//   SURROGATE       11101101 101_
//   TOO_LARGE       11110100 1001   11110100 101_   and all from 11110101 on
//   TOO_LARGE_1000  11110101 1000   and all above
//   TWO_CONTS       10______ 10__   (an error unless a lead two or three bytes before asks for it)
inline constexpr std::array<std::string_view, 8> kPaperBits = {
    "TOO_LONG", "TOO_SHORT", "OVERLONG_2", "SURROGATE", "OVERLONG_3", "", "TOO_LARGE", "TWO_CONTS"};
inline constexpr std::array<std::string_view, 8> kSimdjsonBits = {
    "TOO_SHORT", "TOO_LONG", "OVERLONG_3", "TOO_LARGE", "SURROGATE", "OVERLONG_2", "", "TWO_CONTS"};

} // namespace detail

/// The paper's bits.
inline constexpr LookupTables kPaperTables{
    "paper",
    {0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, // 0_______ TOO_LONG
     0x80, 0x80, 0x80, 0x80,                         // 10______ TWO_CONTS
     0x06,                                           // 1100____ TOO_SHORT OVERLONG_2
     0x02,                                           // 1101____ TOO_SHORT
     0x1A,                                           // 1110____ TOO_SHORT OVERLONG_3 SURROGATE
     0x62}, // 1111____ TOO_SHORT TOO_LARGE TOO_LARGE_1000/OVERLONG_4
    {0xB7,  // ____0000 all that is overlong
     0x87,  // ____0001 OVERLONG_2
     0x83, 0x83,
     0xC3,                                           // ____0100 TOO_LARGE
     0xE3, 0xE3, 0xE3, 0xE3, 0xE3, 0xE3, 0xE3, 0xE3, // ____0101.. TOO_LARGE TOO_LARGE_1000
     0xEB,                                           // ____1101 and SURROGATE
     0xE3, 0xE3},
    {0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, // 0_______ TOO_SHORT OVERLONG_2
     0xB5,                                           // 1000____ overlong, TOO_LARGE_1000
     0xD5,                                           // 1001____ OVERLONG_3 TOO_LARGE
     0xCD, 0xCD,                                     // 101_____ SURROGATE TOO_LARGE
     0x06, 0x06, 0x06, 0x06},                        // 11______ TOO_SHORT OVERLONG_2
    detail::kPaperBits,
};

/// The bits of simdjson's utf8_lookup4_algorithm.
inline constexpr LookupTables kSimdjsonTables{
    "simdjson",
    {0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, 0x02, // 0_______ TOO_LONG
     0x80, 0x80, 0x80, 0x80,                         // 10______ TWO_CONTS
     0x21,                                           // 1100____ TOO_SHORT OVERLONG_2
     0x01,                                           // 1101____ TOO_SHORT
     0x15,                                           // 1110____ TOO_SHORT OVERLONG_3 SURROGATE
     0x49}, // 1111____ TOO_SHORT TOO_LARGE TOO_LARGE_1000/OVERLONG_4
    {0xE7,  // ____0000 all that is overlong
     0xA3,  // ____0001 OVERLONG_2
     0x83, 0x83,
     0x8B,                                           // ____0100 TOO_LARGE
     0xCB, 0xCB, 0xCB, 0xCB, 0xCB, 0xCB, 0xCB, 0xCB, // ____0101.. TOO_LARGE TOO_LARGE_1000
     0xDB,                                           // ____1101 and SURROGATE
     0xCB, 0xCB},
    {0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, // 0_______ TOO_SHORT
     0xE6,                                           // 1000____ overlong, TOO_LARGE_1000
     0xAE,                                           // 1001____ OVERLONG_2 OVERLONG_3 TOO_LARGE
     0xBA, 0xBA,                                     // 101_____ OVERLONG_2 SURROGATE TOO_LARGE
     0x01, 0x01, 0x01, 0x01},                        // 11______ TOO_SHORT
    detail::kSimdjsonBits,
};

/// The misprint: T1[14] is 0E instead of 1A, T2[11] and T2[13] are swapped, and the bit 80 of
/// TWO_CONTS is missing in all three tables.
inline constexpr LookupTables kMisprintTables{
    "misprint",
    {0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x01, 0x00, 0x00, 0x00, 0x00, 0x06, 0x02, 0x0E,
     0x62},
    {0x37, 0x07, 0x03, 0x03, 0x43, 0x63, 0x63, 0x63, 0x63, 0x63, 0x63, 0x6B, 0x63, 0x63, 0x63,
     0x63},
    {0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x06, 0x35, 0x55, 0x4D, 0x4D, 0x06, 0x06, 0x06,
     0x06},
    detail::kPaperBits,
};

inline constexpr std::array<const LookupTables*, 3> kLookupTableSets = {
    &kPaperTables, &kSimdjsonTables, &kMisprintTables};

} // namespace moji::utf8
