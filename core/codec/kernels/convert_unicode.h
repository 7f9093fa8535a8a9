#pragma once
// Conversion between UTF-8 and UTF-16 or UTF-32, without code points in between. A converter
// (from_utf8_*.inl, to_utf8_*.inl, or none) takes blocks; what surrounds them (convert_from_utf8.h,
// convert_to_utf8.h): first and last characters, and the places where it has to stop.

#include "codec/kernels/codec_kernel.h"
#include "utf8/kernels/fetch_ahead.h"

namespace moji {
namespace {

/// Writes code units in one byte order.
template <int size, bool big>
struct Units {
    static constexpr int kSize = size;
    static constexpr bool kBig = big;

    KERNEL_INLINE static std::uint32_t get(const Byte* at) {
        if constexpr (size == 2) {
            std::uint16_t unit;
            __builtin_memcpy(&unit, at, size);
            return big ? __builtin_bswap16(unit) : unit;
        } else {
            std::uint32_t unit;
            __builtin_memcpy(&unit, at, size);
            return big ? __builtin_bswap32(unit) : unit;
        }
    }
    KERNEL_INLINE static void put(std::uint32_t value, Byte* at) {
        if constexpr (size == 2) {
            const auto narrow = static_cast<std::uint16_t>(value);
            const std::uint16_t unit = big ? __builtin_bswap16(narrow) : narrow;
            __builtin_memcpy(at, &unit, size);
        } else {
            const std::uint32_t unit = big ? __builtin_bswap32(value) : value;
            __builtin_memcpy(at, &unit, size);
        }
    }
};

/// Blocks of no bytes: all is done one character at a time.
struct NoConverter {
    template <class Units>
    static constexpr std::size_t kBlock = 0;
};

KERNEL_INLINE std::size_t distance(const Byte* begin, const Byte* end) {
    return static_cast<std::size_t>(end - begin);
}

} // namespace
} // namespace moji
