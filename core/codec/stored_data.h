#pragma once
// The layout of the coded character sets that are built into the program (stored_set.h): a header,
// then arrays. core/codec/generator writes them. Offsets are in bytes from the header, or in
// elements of an array; numbers are in the byte order of the machine.

#include <compare>
#include <cstdint>

namespace moji::stored {

/// Changes with the layout: data made for another one is refused.
inline constexpr std::uint32_t kLayout = 0x4D4F4A33;

struct Header {
    std::uint32_t layout;
    std::uint32_t setCount;
    std::uint32_t keys;   // 64-bit keys of the sets, ascending
    std::uint32_t sets;   // in the order of the keys
    std::uint32_t rows;   // those of a set together
    std::uint32_t blocks; // number 0 is empty
    std::uint32_t texts;
    std::uint32_t words;       // 32 bits each
    std::uint32_t halves;      // 16 bits each
    std::uint32_t groupBlocks; // 16 bits each: the blocks of groups of 1024 code points
};

/// A word is a CodeCell, where length 0 stands for all bytes up to its own. Half a word is a code
/// point with that length, or, between D800 and DFFF, one of the set's `specials`, which are words.
inline constexpr std::uint32_t kFirstSpecial = 0xD800;
inline constexpr std::uint32_t kMostSpecials = 0x800;
[[nodiscard]] constexpr bool isSpecial(std::uint16_t cell) {
    return (cell & 0xF800) == kFirstSpecial;
}

/// The answers for the bytes that can follow the same bytes.
struct Row {
    std::uint32_t cells; // of `first` and the `count - 1` bytes after it
    std::uint16_t below; // the answer for lower bytes
    std::uint16_t above; // for higher bytes
    std::uint16_t atEnd; // where the input ends
    std::uint16_t count;
    std::uint8_t first;
    std::uint8_t isWide; // the cells are words not halves
    std::uint16_t unused;
};

/// The codes of 64 successive code points as numbers, the first byte of a code highest.
struct Block {
    std::uint64_t present; // bit i: code point i has a code
    std::uint32_t codes;
    std::uint16_t above;   // what all codes that are halves have above these
    std::uint8_t isWide;   // the codes are words, not halves
    std::uint8_t isDirect; // the code of i is number i; otherwise only those present have a number
};
inline constexpr std::uint32_t kBlocksInGroup = 16;
inline constexpr int kBlockBits = 6;
inline constexpr int kGroupBits = 10;

/// Several code points that one code stands for.
struct Text {
    char32_t codePoints[4];
    std::uint8_t count;
    std::uint8_t length; // bytes
    std::uint8_t bytes[4];
    std::uint16_t unused;
};

/// A code that decodes to a character, which encoding writes otherwise or not at all. They are in
/// the order of code points, those of one in the order of codes.
struct UnwrittenCode {
    char32_t codePoint;
    std::uint32_t code; // as a number, the first byte highest
    auto operator<=>(const UnwrittenCode&) const = default;
};

struct Set {
    std::uint32_t rows;
    std::uint32_t rowCount;
    std::uint32_t specials;   // words
    std::uint32_t answers;    // texts, by the numbers in cells
    std::uint32_t groups;     // halves: places in groupBlocks, in units of kBlocksInGroup
    std::uint32_t groupCount; // from U+0000
    std::uint32_t texts;      // with their codes, longest first
    std::uint32_t textCount;
    std::uint32_t beginners; // words, ascending: the code points that begin texts
    std::uint32_t beginnerCount;
    std::uint32_t unwritten; // words, two for each UnwrittenCode
    std::uint32_t unwrittenCount;
    std::uint32_t list; // halves: what else the codec needs
    std::uint32_t listCount;
};

} // namespace moji::stored
