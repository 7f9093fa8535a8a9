#pragma once
// 256-bit vectors of AVX2 for the kernels; simd_sse4.h documents each function.

#include "utf8/kernels/kernel_attributes.h"

#include <immintrin.h>

namespace moji::utf8 {
namespace {

struct Avx2 {
    using Vector = __m256i;
    static constexpr int kWidth = 32;
    static constexpr bool kHasManyRegisters = false;

    KERNEL_INLINE static Vector load(const Byte* p) {
        return _mm256_loadu_si256(reinterpret_cast<const Vector*>(p));
    }
    KERNEL_INLINE static Vector loadOnce(const Byte* p) {
        Vector v = load(p);
        asm("" : "+x"(v));
        return v;
    }
    KERNEL_INLINE static Vector splat(Byte b) { return _mm256_set1_epi8(static_cast<char>(b)); }
    KERNEL_INLINE static Vector table(const Byte (&entries)[16]) {
        return _mm256_broadcastsi128_si256(
            _mm_loadu_si128(reinterpret_cast<const __m128i*>(entries)));
    }
    KERNEL_INLINE static Vector lookUp(Vector table, Vector nibbles) {
        return _mm256_shuffle_epi8(table, nibbles);
    }
    KERNEL_INLINE static Vector lowNibbles(Vector v) { return _mm256_and_si256(v, splat(0x0F)); }
    KERNEL_INLINE static Vector highNibbles(Vector v) {
        return _mm256_and_si256(_mm256_srli_epi16(v, 4), splat(0x0F));
    }
    KERNEL_INLINE static Vector and3(Vector a, Vector b, Vector c) {
        return _mm256_and_si256(_mm256_and_si256(a, b), c);
    }
    KERNEL_INLINE static Vector bitAnd(Vector a, Vector b) { return _mm256_and_si256(a, b); }
    KERNEL_INLINE static Vector bitOr(Vector a, Vector b) { return _mm256_or_si256(a, b); }
    KERNEL_INLINE static Vector subtract(Vector a, Byte b) { return _mm256_subs_epu8(a, splat(b)); }
    KERNEL_INLINE static Vector addDifference(Vector error, Vector special, Vector third,
                                              Vector fourth) {
        const Vector must = _mm256_and_si256(_mm256_or_si256(third, fourth), splat(0x80));
        return _mm256_or_si256(error, _mm256_xor_si256(must, special));
    }
    KERNEL_INLINE static bool isZero(Vector v) { return _mm256_testz_si256(v, v) != 0; }
    KERNEL_INLINE static bool isAscii(Vector v) { return _mm256_movemask_epi8(v) == 0; }

    KERNEL_INLINE static Vector most(Vector a, Vector b) { return _mm256_max_epu8(a, b); }

    KERNEL_INLINE static Vector leastDifference(Vector least, Vector v, int mask, int word) {
        const Vector bits = _mm256_and_si256(v, _mm256_set1_epi16(static_cast<short>(mask)));
        return _mm256_min_epu16(
            least, _mm256_xor_si256(bits, _mm256_set1_epi16(static_cast<short>(word))));
    }
    KERNEL_INLINE static bool hasZeroWord(Vector v) {
        return _mm256_movemask_epi8(_mm256_cmpeq_epi16(v, _mm256_setzero_si256())) != 0;
    }

    using Counter = Vector;
    KERNEL_INLINE static Counter noCount() { return splat(0); }
    KERNEL_INLINE static Vector countEqual(Vector counts, Vector v, Byte b) {
        return _mm256_sub_epi8(counts, _mm256_cmpeq_epi8(v, splat(b)));
    }
    KERNEL_INLINE static Vector countContinuations(Vector counts, Vector v) {
        return _mm256_sub_epi8(counts, _mm256_cmpgt_epi8(splat(0xC0), v));
    }
    KERNEL_INLINE static Vector countTriples(Vector counts, Vector a, Byte byteA, Vector b,
                                             Byte byteB, Vector c, Byte byteC) {
        return _mm256_sub_epi8(counts, and3(_mm256_cmpeq_epi8(a, splat(byteA)),
                                            _mm256_cmpeq_epi8(b, splat(byteB)),
                                            _mm256_cmpeq_epi8(c, splat(byteC))));
    }
    KERNEL_INLINE static std::uint64_t sum(Vector counts) {
        const Vector sums = _mm256_sad_epu8(counts, _mm256_setzero_si256());
        const __m128i half =
            _mm_add_epi64(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
        return static_cast<std::uint64_t>(_mm_cvtsi128_si64(half)) +
               static_cast<std::uint64_t>(_mm_extract_epi64(half, 1));
    }

    KERNEL_INLINE static std::uint64_t equal(Vector v, Byte b) {
        return static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(v, splat(b))));
    }
    KERNEL_INLINE static std::uint64_t atLeast(Vector v, Byte b) {
        return static_cast<std::uint32_t>(
            _mm256_movemask_epi8(_mm256_cmpeq_epi8(_mm256_max_epu8(v, splat(b)), v)));
    }
    KERNEL_INLINE static std::uint64_t anyBit(Vector v, Byte b) {
        return ~static_cast<std::uint32_t>(_mm256_movemask_epi8(
            _mm256_cmpeq_epi8(_mm256_and_si256(v, splat(b)), _mm256_setzero_si256())));
    }
};

} // namespace
} // namespace moji::utf8
