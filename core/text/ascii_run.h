#pragma once
// Runs of bytes below 80, eight at a time.

#include "bytes/byte_source.h"
#include "text/tally.h"

#include <bit>
#include <cstring>

namespace moji {

namespace detail {

inline std::uint64_t loadEight(const Byte* bytes) {
    std::uint64_t word;
    std::memcpy(&word, bytes, sizeof word);
    return word;
}
constexpr std::uint64_t kHighBits = 0x8080808080808080u;
constexpr std::uint64_t kOnes = 0x0101010101010101u;

/// Number of leading bytes below 80, rounded down to a multiple of eight.
inline std::size_t asciiRun(ByteView bytes) {
    std::size_t i = 0;
    while (i + 8 <= bytes.size() && (loadEight(bytes.data() + i) & kHighBits) == 0)
        i += 8;
    return i;
}

/// Counts a run of bytes below 80 whose length is a multiple of eight.
inline void tallyAscii(ByteView run, Tally& counts) {
    std::uint64_t lines = 0;
    std::size_t lastLineFeed = run.size(); // U+000A does not occur
    for (std::size_t i = 0; i < run.size(); i += 8) {
        const std::uint64_t x = loadEight(run.data() + i) ^ (kOnes * 0x0A);
        // All bytes are below 80: the high bit of (7F + x) is clear only for x = 0.
        const std::uint64_t hits = ~(x + (kOnes * 0x7F)) & kHighBits;
        if (hits != 0) {
            lines += static_cast<unsigned>(std::popcount(hits));
            const auto high = static_cast<std::size_t>(63 - std::countl_zero(hits));
            lastLineFeed = i + high / 8;
        }
    }
    static_assert(std::endian::native == std::endian::little);
    counts.codePoints += run.size();
    counts.lineFeeds += lines;
    counts.column = lines > 0 ? run.size() - lastLineFeed - 1 : counts.column + run.size();
}

} // namespace detail

} // namespace moji
