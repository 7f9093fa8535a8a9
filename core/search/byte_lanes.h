#pragma once
// Sixteen bytes at a time, for filters that need only SSE2 or NEON.

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

/// One bit per lane of all ones; the other lanes must be zero.
inline std::uint64_t bitsOf(Lanes lanes) {
#if defined(__SSE2__)
    return static_cast<unsigned>(_mm_movemask_epi8(std::bit_cast<__m128i>(lanes)));
#else
    // Each byte of a half keeps its own bit; multiplication adds them up in the top byte.
    const Lanes own = lanes & Lanes{1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(own);
    constexpr std::uint64_t kSum = 0x0101010101010101u;
    return (halves[0] * kSum >> 56) | (halves[1] * kSum >> 56 << 8);
#endif
}

/// Matches bytes that have these bits where the mask is set.
struct LaneFilter {
    Lanes value;
    Lanes mask;

    [[nodiscard]] Lanes at(const Byte* bytes) const {
        return std::bit_cast<Lanes>((loadLanes(bytes) & mask) == value);
    }
};

/// The first position in `bytes`, with at least `size` bytes after it, for which `standsAt(const
/// Byte*)` is true; npos if there is none. It is called only where `filter(const Byte*)`, which
/// returns the lanes of sixteen positions, accepts one; 64 positions are tested at a time.
template <class Filter, class StandsAt>
std::size_t firstPlace(ByteView bytes, std::size_t size, const Filter& filter,
                       const StandsAt& standsAt) {
    constexpr std::size_t kStep = 64;
    constexpr std::size_t kNone = ~std::size_t{0};
    if (bytes.size() < size)
        return kNone;
    const std::size_t places = bytes.size() - size + 1;
    const Byte* const begin = bytes.data();
    std::size_t place = 0;
    for (; place + kStep <= places; place += kStep) {
        std::array<Lanes, kStep / kLanes> passing;
        for (std::size_t i = 0; i < passing.size(); ++i)
            passing[i] = filter(begin + place + i * kLanes);
        if (bitsOf(passing[0] | passing[1] | passing[2] | passing[3]) == 0) [[likely]]
            continue;
        for (std::size_t i = 0; i < passing.size(); ++i)
            for (std::uint64_t bits = bitsOf(passing[i]); bits != 0; bits &= bits - 1) {
                const auto lane = static_cast<std::size_t>(std::countr_zero(bits));
                if (const auto at = place + i * kLanes + lane; standsAt(begin + at))
                    return at;
            }
    }
    for (; place < places; ++place)
        if (standsAt(begin + place))
            return place;
    return kNone;
}

} // namespace moji::search
