#pragma once
// The ISCII bytes that are not letters, and the tables of those that are.

#include "codec/iscii.h"

namespace moji::iscii {

constexpr Byte kFirstLetter = 0xA1;
constexpr Byte kLastLetter = 0xEE;
constexpr Byte kFirstDigit = 0xF1;
constexpr Byte kLastDigit = 0xFA;
constexpr Byte kNasal = 0xA2;     // anusvara
constexpr Byte kInvisible = 0xD9; // INV
constexpr Byte kVowelSign = 0xE0; // joins A4 in Devanagari
constexpr Byte kHalant = 0xE8;
constexpr Byte kNukta = 0xE9;
constexpr Byte kDanda = 0xEA;
constexpr Byte kAttribute = 0xEF; // ATR
constexpr Byte kExtension = 0xF0; // EXT

/// Letters, signs and digits, which depend on the script.
[[nodiscard]] constexpr bool isOfScript(int byte) {
    return (byte >= kFirstLetter && byte <= kLastLetter && byte != kInvisible) ||
           (byte >= kFirstDigit && byte <= kLastDigit);
}

/// The byte after ATR for each script, in the order of the Unicode blocks.
constexpr std::array<Byte, IsciiCodec::kScripts> kScriptCodes = {0x42, 0x43, 0x4B, 0x4A, 0x47,
                                                                 0x44, 0x45, 0x48, 0x49};
constexpr Byte kDefaultScriptCode = 0x40;

[[nodiscard]] std::array<IsciiScript, IsciiCodec::kScripts> scriptsFromIcu();

} // namespace moji::iscii
