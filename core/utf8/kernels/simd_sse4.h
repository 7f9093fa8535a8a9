#pragma once
// 128-bit vectors of SSE4 for the kernels; the comments here apply to all instruction sets.

#include "utf8/kernels/kernel_attributes.h"

#include <nmmintrin.h>

namespace moji::utf8 {
namespace {

struct Sse4 {
    using Vector = __m128i;
    static constexpr int kWidth = 16; // bytes
    static constexpr bool kHasManyRegisters = false;

    /// Loads kWidth bytes from any address.
    KERNEL_INLINE static Vector load(const Byte* p) {
        return _mm_loadu_si128(reinterpret_cast<const Vector*>(p));
    }
    KERNEL_INLINE static Vector loadOnce(const Byte* p) { return inRegister(load(p)); }
    /// Keeps `v` in a register, and the code in order around it. Without that, g++ works on four
    /// vectors at a time, which takes more than sixteen registers: a quarter of the speed went into
    /// spills.
    KERNEL_INLINE static Vector inRegister(Vector v) {
        asm("" : "+x"(v));
        return v;
    }
    KERNEL_INLINE static Vector splat(Byte b) { return _mm_set1_epi8(static_cast<char>(b)); }
    KERNEL_INLINE static Vector table(const Byte (&entries)[16]) { return load(entries); }
    /// For each byte the table entry at its index 0..15.
    KERNEL_INLINE static Vector lookUp(Vector table, Vector nibbles) {
        return _mm_shuffle_epi8(table, nibbles);
    }
    KERNEL_INLINE static Vector lowNibbles(Vector v) { return _mm_and_si128(v, splat(0x0F)); }
    KERNEL_INLINE static Vector highNibbles(Vector v) {
        return _mm_and_si128(_mm_srli_epi16(v, 4), splat(0x0F));
    }
    KERNEL_INLINE static Vector and3(Vector a, Vector b, Vector c) {
        return _mm_and_si128(_mm_and_si128(a, b), c);
    }
    KERNEL_INLINE static Vector bitAnd(Vector a, Vector b) { return _mm_and_si128(a, b); }
    KERNEL_INLINE static Vector bitOr(Vector a, Vector b) { return _mm_or_si128(a, b); }
    /// a - b, not below 0.
    KERNEL_INLINE static Vector subtract(Vector a, Byte b) { return _mm_subs_epu8(a, splat(b)); }
    /// error | (special ^ (third | fourth) & 80)
    KERNEL_INLINE static Vector addDifference(Vector error, Vector special, Vector third,
                                              Vector fourth) {
        const Vector must = _mm_and_si128(_mm_or_si128(third, fourth), splat(0x80));
        return inRegister(_mm_or_si128(error, _mm_xor_si128(must, special)));
    }
    KERNEL_INLINE static bool isZero(Vector v) { return _mm_testz_si128(v, v) != 0; }
    KERNEL_INLINE static bool isAscii(Vector v) { return _mm_movemask_epi8(v) == 0; }

    /// The greater of each two bytes.
    KERNEL_INLINE static Vector most(Vector a, Vector b) { return _mm_max_epu8(a, b); }

    /// The lesser of each two words: `least`, and how the bits `mask` of `v` differ from `word`.
    KERNEL_INLINE static Vector leastDifference(Vector least, Vector v, int mask, int word) {
        const Vector bits = _mm_and_si128(v, _mm_set1_epi16(static_cast<short>(mask)));
        return _mm_min_epu16(least, _mm_xor_si128(bits, _mm_set1_epi16(static_cast<short>(word))));
    }
    KERNEL_INLINE static bool hasZeroWord(Vector v) {
        return _mm_movemask_epi8(_mm_cmpeq_epi16(v, _mm_setzero_si128())) != 0;
    }

    /// Counts in the bytes of a vector (at most 255 each), or in any other way.
    using Counter = Vector;
    KERNEL_INLINE static Counter noCount() { return splat(0); }
    /// Adds 1 to each byte of `counts` where `v` is b.
    KERNEL_INLINE static Vector countEqual(Vector counts, Vector v, Byte b) {
        return _mm_sub_epi8(counts, _mm_cmpeq_epi8(v, splat(b)));
    }
    /// The same for each byte 80..BF of `v`.
    KERNEL_INLINE static Vector countContinuations(Vector counts, Vector v) {
        return _mm_sub_epi8(counts, _mm_cmpgt_epi8(splat(0xC0), v));
    }
    /// The same where the three vectors have these bytes.
    KERNEL_INLINE static Vector countTriples(Vector counts, Vector a, Byte byteA, Vector b,
                                             Byte byteB, Vector c, Byte byteC) {
        return _mm_sub_epi8(counts,
                            and3(_mm_cmpeq_epi8(a, splat(byteA)), _mm_cmpeq_epi8(b, splat(byteB)),
                                 _mm_cmpeq_epi8(c, splat(byteC))));
    }
    /// The sum of all bytes.
    KERNEL_INLINE static std::uint64_t sum(Vector counts) {
        const Vector sums = _mm_sad_epu8(counts, _mm_setzero_si128());
        return static_cast<std::uint64_t>(_mm_cvtsi128_si64(sums)) +
               static_cast<std::uint64_t>(_mm_extract_epi64(sums, 1));
    }

    /// Bit i: byte i is b.
    KERNEL_INLINE static std::uint64_t equal(Vector v, Byte b) {
        return static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_cmpeq_epi8(v, splat(b))));
    }
    /// Bit i: byte i is b or above.
    KERNEL_INLINE static std::uint64_t atLeast(Vector v, Byte b) {
        return static_cast<std::uint32_t>(
            _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_max_epu8(v, splat(b)), v)));
    }
    /// Bit i: byte i has one of the bits of b.
    KERNEL_INLINE static std::uint64_t anyBit(Vector v, Byte b) {
        return static_cast<std::uint32_t>(
            _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_and_si128(v, splat(b)), _mm_setzero_si128())) ^
            0xFFFF);
    }
};

} // namespace
} // namespace moji::utf8
