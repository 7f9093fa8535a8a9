#pragma once
// 512-bit vectors of AVX-512 (F, BW, VL) for the kernels; simd_sse4.h documents each function.
// Logic with three operands is one instruction here.

#include "utf8/kernels/kernel_attributes.h"

#include <immintrin.h>

namespace moji::utf8 {
namespace {

struct Avx512 {
    using Vector = __m512i;
    static constexpr int kWidth = 64;
    static constexpr bool kHasManyRegisters = true;

    KERNEL_INLINE static Vector load(const Byte* p) { return _mm512_loadu_si512(p); }
    KERNEL_INLINE static Vector loadOnce(const Byte* p) {
        Vector v = load(p);
        asm("" : "+v"(v));
        return v;
    }
    KERNEL_INLINE static Vector splat(Byte b) { return _mm512_set1_epi8(static_cast<char>(b)); }
    KERNEL_INLINE static Vector table(const Byte (&entries)[16]) {
        return _mm512_broadcast_i32x4(_mm_loadu_si128(reinterpret_cast<const __m128i*>(entries)));
    }
    KERNEL_INLINE static Vector lookUp(Vector table, Vector nibbles) {
        return _mm512_shuffle_epi8(table, nibbles);
    }
    KERNEL_INLINE static Vector lowNibbles(Vector v) { return _mm512_and_si512(v, splat(0x0F)); }
    KERNEL_INLINE static Vector highNibbles(Vector v) {
        return _mm512_and_si512(_mm512_srli_epi16(v, 4), splat(0x0F));
    }
    KERNEL_INLINE static Vector and3(Vector a, Vector b, Vector c) {
        return _mm512_ternarylogic_epi32(a, b, c, 0x80); // a & b & c
    }
    KERNEL_INLINE static Vector bitOr(Vector a, Vector b) { return _mm512_or_si512(a, b); }
    KERNEL_INLINE static Vector subtract(Vector a, Byte b) { return _mm512_subs_epu8(a, splat(b)); }
    KERNEL_INLINE static Vector addDifference(Vector error, Vector special, Vector third,
                                              Vector fourth) {
        const Vector must =
            _mm512_ternarylogic_epi32(third, fourth, splat(0x80), 0xA8); // (a | b) & c
        return _mm512_ternarylogic_epi32(error, must, special, 0xF6);    // a | (b ^ c)
    }
    KERNEL_INLINE static bool isZero(Vector v) { return _mm512_test_epi8_mask(v, v) == 0; }
    /// Bit i: byte i is not ASCII.
    KERNEL_INLINE static std::uint64_t others(Vector v) {
        return _mm512_test_epi8_mask(v, splat(0x80));
    }
    KERNEL_INLINE static bool isAscii(Vector v) { return _mm512_movepi8_mask(v) == 0; }

    KERNEL_INLINE static Vector most(Vector a, Vector b) { return _mm512_max_epu8(a, b); }

    KERNEL_INLINE static Vector leastDifference(Vector least, Vector v, int mask, int word) {
        const Vector bits = _mm512_set1_epi16(static_cast<short>(mask));
        const Vector wanted = _mm512_set1_epi16(static_cast<short>(word));
        return _mm512_min_epu16(least,
                                _mm512_ternarylogic_epi32(v, bits, wanted, 0x6A)); // (a & b) ^ c
    }
    KERNEL_INLINE static bool hasZeroWord(Vector v) { return _mm512_testn_epi16_mask(v, v) != 0; }

    // Counts bits in general registers, which the check does not use.
    using Counter = std::uint64_t;
    KERNEL_INLINE static Counter noCount() { return 0; }
    KERNEL_INLINE static Counter countEqual(Counter counts, Vector v, Byte b) {
        return counts + bitsIn(_mm512_cmpeq_epi8_mask(v, splat(b)));
    }
    KERNEL_INLINE static Counter countContinuations(Counter counts, Vector v) {
        return counts + bitsIn(_mm512_cmplt_epi8_mask(v, splat(0xC0)));
    }
    KERNEL_INLINE static Counter countTriples(Counter counts, Vector a, Byte byteA, Vector b,
                                              Byte byteB, Vector c, Byte byteC) {
        const __mmask64 first = _mm512_cmpeq_epi8_mask(a, splat(byteA));
        const __mmask64 second = _mm512_mask_cmpeq_epi8_mask(first, b, splat(byteB));
        return counts + bitsIn(_mm512_mask_cmpeq_epi8_mask(second, c, splat(byteC)));
    }
    KERNEL_INLINE static std::uint64_t sum(Counter counts) { return counts; }

    KERNEL_INLINE static std::uint64_t equal(Vector v, Byte b) {
        return _mm512_cmpeq_epi8_mask(v, splat(b));
    }
    KERNEL_INLINE static std::uint64_t atLeast(Vector v, Byte b) {
        return _mm512_cmpge_epu8_mask(v, splat(b));
    }
    KERNEL_INLINE static std::uint64_t anyBit(Vector v, Byte b) {
        return _mm512_test_epi8_mask(v, splat(b));
    }

private:
    KERNEL_INLINE static std::uint64_t bitsIn(__mmask64 mask) {
        return static_cast<std::uint64_t>(__builtin_popcountll(mask));
    }
};

} // namespace
} // namespace moji::utf8
