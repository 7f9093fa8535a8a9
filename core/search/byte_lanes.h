#pragma once
// Sixteen bytes at a time, for filters that need no more than SSE2 or NEON.

#include "bytes/byte_source.h"

#include <array>
#include <bit>
#include <cstring>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace moji::search {

inline constexpr std::size_t kLanes = 16;

using Lanes [[gnu::vector_size(kLanes)]] = Byte;

inline Lanes loadLanes(const Byte* bytes) {
    Lanes lanes;
    std::memcpy(&lanes, bytes, sizeof lanes);
    return lanes;
}

inline Lanes repeated(Byte byte) {
    return Lanes{} + byte;
}

/// One bit for each lane of all ones; the others are zero.
inline std::uint64_t bitsOf(Lanes lanes) {
#if defined(__SSE2__)
    return static_cast<unsigned>(_mm_movemask_epi8(std::bit_cast<__m128i>(lanes)));
#else
    // Each byte of a half keeps one bit of its own; multiplying adds them up in the highest.
    const Lanes own = lanes & Lanes{1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(own);
    constexpr std::uint64_t kSum = 0x0101010101010101u;
    return (halves[0] * kSum >> 56) | (halves[1] * kSum >> 56 << 8);
#endif
}

/// Bytes that have these bits where the mask is set.
struct LaneFilter {
    Lanes value;
    Lanes mask;

    [[nodiscard]] Lanes at(const Byte* bytes) const {
        return std::bit_cast<Lanes>((loadLanes(bytes) & mask) == value);
    }
};

} // namespace moji::search
