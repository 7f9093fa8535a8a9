#pragma once
// How often each byte value occurs.

#include "bytes/byte_source.h"

#include <array>
#include <cstdint>
#include <cstring>

namespace moji {

using ByteHistogram = std::array<std::uint64_t, 256>;

/// Adds `bytes`, fewer than 4 GiB.
template <class Count>
void addToHistogram(ByteView bytes, std::array<Count, 256>& histogram) {
    // Four tables, so that runs of equal bytes do not wait for each other.
    std::array<std::array<std::uint32_t, 256>, 4> tables{};
    std::size_t i = 0;
    for (; i + 8 <= bytes.size(); i += 8) {
        std::uint64_t word;
        std::memcpy(&word, bytes.data() + i, sizeof word);
        if (word == (word & 0xFF) * 0x0101'0101'0101'0101U) {
            tables[0][word & 0xFF] += 8;
            continue;
        }
        for (unsigned n = 0; n < 8; ++n)
            ++tables[n % 4][(word >> (8 * n)) & 0xFF];
    }
    for (; i < bytes.size(); ++i)
        ++tables[0][bytes[i]];
    for (const auto& table : tables) {
        for (std::size_t value = 0; value < 256; ++value)
            histogram[value] += table[value];
    }
}

} // namespace moji
