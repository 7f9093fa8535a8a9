#pragma once
// Vectors of 16 or 32 bytes for from_utf8_shuffle.inl and to_utf8_shuffle.inl. (Compiler vector
// extensions: arithmetic on them is written the same for both.) A wide vector's halves are
// interleaved and packed by themselves.

#include "utf8/kernels/kernel_attributes.h"

#include <immintrin.h>
#include <type_traits>

namespace moji {
namespace {

template <int width>
struct VectorTypes {
    using Bytes [[gnu::vector_size(width)]] = std::uint8_t;
    using SignedBytes [[gnu::vector_size(width)]] = std::int8_t;
    using Words [[gnu::vector_size(width)]] = std::uint16_t;
    using SignedWords [[gnu::vector_size(width)]] = std::int16_t;
    using Values [[gnu::vector_size(width)]] = std::uint32_t;
    using SignedValues [[gnu::vector_size(width)]] = std::int32_t;
};

struct Vectors128 : VectorTypes<16> {
    static constexpr int kWidth = 16;

    KERNEL_INLINE static Bytes load(const Byte* at) {
        return (Bytes)_mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
    }
    KERNEL_INLINE static __m128i half(Bytes v, int) { return (__m128i)v; }
    KERNEL_INLINE static unsigned topBits(Bytes v) {
        return static_cast<unsigned>(_mm_movemask_epi8((__m128i)v));
    }
    KERNEL_INLINE static unsigned topBitsOfValues(Values v) {
        return static_cast<unsigned>(_mm_movemask_ps((__m128)v));
    }
    KERNEL_INLINE static bool isZero(Bytes v) {
        return _mm_testz_si128((__m128i)v, (__m128i)v) != 0;
    }
    KERNEL_INLINE static Bytes lookUp(Bytes v, __m128i places) {
        return (Bytes)_mm_shuffle_epi8((__m128i)v, places);
    }
    KERNEL_INLINE static Bytes most(Bytes a, Bytes b) {
        return (Bytes)_mm_max_epu8((__m128i)a, (__m128i)b);
    }
    KERNEL_INLINE static Words least(Words a, Words b) {
        return (Words)_mm_min_epu16((__m128i)a, (__m128i)b);
    }
    KERNEL_INLINE static Words interleaveLow(Bytes a, Bytes b) {
        return (Words)_mm_unpacklo_epi8((__m128i)a, (__m128i)b);
    }
    KERNEL_INLINE static Words interleaveHigh(Bytes a, Bytes b) {
        return (Words)_mm_unpackhi_epi8((__m128i)a, (__m128i)b);
    }
    KERNEL_INLINE static Bytes interleaveLow(Words a, Words b) {
        return (Bytes)_mm_unpacklo_epi16((__m128i)a, (__m128i)b);
    }
    KERNEL_INLINE static Bytes interleaveHigh(Words a, Words b) {
        return (Bytes)_mm_unpackhi_epi16((__m128i)a, (__m128i)b);
    }
    /// Lanes of 0 or -1 as bytes of 0 or FF, those of `a` first.
    KERNEL_INLINE static Bytes packLanes(SignedWords a, SignedWords b) {
        return (Bytes)_mm_packs_epi16((__m128i)a, (__m128i)b);
    }
    /// Exchanges the second and the third four bytes.
    KERNEL_INLINE static Bytes swapMiddle(Bytes v) {
        return (Bytes)_mm_shuffle_epi32((__m128i)v, 0b11'01'10'00);
    }
    /// Words and values that are small enough, in order.
    KERNEL_INLINE static Bytes packWords(Words a, Words b) {
        return (Bytes)_mm_packus_epi16((__m128i)a, (__m128i)b);
    }
    KERNEL_INLINE static Words packValues(Values a, Values b) {
        return (Words)_mm_packus_epi32((__m128i)a, (__m128i)b);
    }
};

#ifdef __AVX2__
struct Vectors256 : VectorTypes<32> {
    static constexpr int kWidth = 32;

    KERNEL_INLINE static Bytes load(const Byte* at) {
        return (Bytes)_mm256_loadu_si256(reinterpret_cast<const __m256i*>(at));
    }
    KERNEL_INLINE static __m128i half(Bytes v, int which) {
        return which == 0 ? _mm256_castsi256_si128((__m256i)v)
                          : _mm256_extracti128_si256((__m256i)v, 1);
    }
    KERNEL_INLINE static unsigned topBits(Bytes v) {
        return static_cast<unsigned>(_mm256_movemask_epi8((__m256i)v));
    }
    KERNEL_INLINE static unsigned topBitsOfValues(Values v) {
        return static_cast<unsigned>(_mm256_movemask_ps((__m256)v));
    }
    KERNEL_INLINE static bool isZero(Bytes v) {
        return _mm256_testz_si256((__m256i)v, (__m256i)v) != 0;
    }
    KERNEL_INLINE static Bytes lookUp(Bytes v, __m128i places) {
        return (Bytes)_mm256_shuffle_epi8((__m256i)v, _mm256_broadcastsi128_si256(places));
    }
    KERNEL_INLINE static Bytes most(Bytes a, Bytes b) {
        return (Bytes)_mm256_max_epu8((__m256i)a, (__m256i)b);
    }
    KERNEL_INLINE static Words least(Words a, Words b) {
        return (Words)_mm256_min_epu16((__m256i)a, (__m256i)b);
    }
    KERNEL_INLINE static Words interleaveLow(Bytes a, Bytes b) {
        return (Words)_mm256_unpacklo_epi8((__m256i)a, (__m256i)b);
    }
    KERNEL_INLINE static Words interleaveHigh(Bytes a, Bytes b) {
        return (Words)_mm256_unpackhi_epi8((__m256i)a, (__m256i)b);
    }
    KERNEL_INLINE static Bytes interleaveLow(Words a, Words b) {
        return (Bytes)_mm256_unpacklo_epi16((__m256i)a, (__m256i)b);
    }
    KERNEL_INLINE static Bytes interleaveHigh(Words a, Words b) {
        return (Bytes)_mm256_unpackhi_epi16((__m256i)a, (__m256i)b);
    }
    KERNEL_INLINE static Bytes packLanes(SignedWords a, SignedWords b) {
        return (Bytes)_mm256_packs_epi16((__m256i)a, (__m256i)b);
    }
    KERNEL_INLINE static Bytes swapMiddle(Bytes v) {
        return (Bytes)_mm256_shuffle_epi32((__m256i)v, 0b11'01'10'00);
    }
    KERNEL_INLINE static Bytes packWords(Words a, Words b) {
        return (Bytes)inOrder(_mm256_packus_epi16((__m256i)a, (__m256i)b));
    }
    KERNEL_INLINE static Words packValues(Values a, Values b) {
        return (Words)inOrder(_mm256_packus_epi32((__m256i)a, (__m256i)b));
    }

private:
    KERNEL_INLINE static __m256i inOrder(__m256i packed) {
        return _mm256_permute4x64_epi64(packed, 0b11'01'10'00);
    }
};
using WidestVectors = Vectors256;
#else
using WidestVectors = Vectors128;
#endif

} // namespace
} // namespace moji
