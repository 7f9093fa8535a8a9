#pragma once
// 128-bit vectors of AArch64 for the kernels; simd_sse4.h documents each function.

#include "utf8/kernels/kernel_attributes.h"

#include <arm_neon.h>

namespace moji::utf8 {
namespace {

struct Neon {
    using Vector = uint8x16_t;
    static constexpr int kWidth = 16;
    static constexpr bool kHasManyRegisters = true;

    KERNEL_INLINE static Vector load(const Byte* p) { return vld1q_u8(p); }
    KERNEL_INLINE static Vector loadOnce(const Byte* p) {
        Vector v = load(p);
        asm("" : "+w"(v));
        return v;
    }
    KERNEL_INLINE static Vector splat(Byte b) { return vdupq_n_u8(b); }
    KERNEL_INLINE static Vector table(const Byte (&entries)[16]) { return load(entries); }
    KERNEL_INLINE static Vector lookUp(Vector table, Vector nibbles) {
        return vqtbl1q_u8(table, nibbles);
    }
    KERNEL_INLINE static Vector lowNibbles(Vector v) { return vandq_u8(v, splat(0x0F)); }
    KERNEL_INLINE static Vector highNibbles(Vector v) { return vshrq_n_u8(v, 4); }
    KERNEL_INLINE static Vector and3(Vector a, Vector b, Vector c) {
        return vandq_u8(vandq_u8(a, b), c);
    }
    KERNEL_INLINE static Vector bitAnd(Vector a, Vector b) { return vandq_u8(a, b); }
    KERNEL_INLINE static Vector bitOr(Vector a, Vector b) { return vorrq_u8(a, b); }
    KERNEL_INLINE static Vector subtract(Vector a, Byte b) { return vqsubq_u8(a, splat(b)); }
    KERNEL_INLINE static Vector addDifference(Vector error, Vector special, Vector third,
                                              Vector fourth) {
        const Vector must = vandq_u8(vorrq_u8(third, fourth), splat(0x80));
        return vorrq_u8(error, veorq_u8(must, special));
    }
    KERNEL_INLINE static bool isZero(Vector v) { return vmaxvq_u8(v) == 0; }
    KERNEL_INLINE static bool isAscii(Vector v) { return vmaxvq_u8(v) < 0x80; }

    KERNEL_INLINE static Vector most(Vector a, Vector b) { return vmaxq_u8(a, b); }

    KERNEL_INLINE static Vector leastDifference(Vector least, Vector v, int mask, int word) {
        const auto words = [](int n) { return vdupq_n_u16(static_cast<std::uint16_t>(n)); };
        const uint16x8_t bits = vandq_u16(vreinterpretq_u16_u8(v), words(mask));
        return vreinterpretq_u8_u16(
            vminq_u16(vreinterpretq_u16_u8(least), veorq_u16(bits, words(word))));
    }
    KERNEL_INLINE static bool hasZeroWord(Vector v) {
        return vminvq_u16(vreinterpretq_u16_u8(v)) == 0;
    }

    using Counter = Vector;
    KERNEL_INLINE static Counter noCount() { return splat(0); }
    KERNEL_INLINE static Vector countEqual(Vector counts, Vector v, Byte b) {
        return vsubq_u8(counts, vceqq_u8(v, splat(b)));
    }
    KERNEL_INLINE static Vector countContinuations(Vector counts, Vector v) {
        return vsubq_u8(counts, vcltq_s8(vreinterpretq_s8_u8(v), vdupq_n_s8(-0x40)));
    }
    KERNEL_INLINE static Vector countTriples(Vector counts, Vector a, Byte byteA, Vector b,
                                             Byte byteB, Vector c, Byte byteC) {
        return vsubq_u8(counts, and3(vceqq_u8(a, splat(byteA)), vceqq_u8(b, splat(byteB)),
                                     vceqq_u8(c, splat(byteC))));
    }
    KERNEL_INLINE static std::uint64_t sum(Vector counts) { return vaddlvq_u8(counts); }

    KERNEL_INLINE static std::uint64_t equal(Vector v, Byte b) {
        return bits(vceqq_u8(v, splat(b)));
    }
    KERNEL_INLINE static std::uint64_t atLeast(Vector v, Byte b) {
        return bits(vcgeq_u8(v, splat(b)));
    }
    KERNEL_INLINE static std::uint64_t anyBit(Vector v, Byte b) {
        return bits(vtstq_u8(v, splat(b)));
    }

private:
    /// Bit i: byte i is FF; the others are 00.
    KERNEL_INLINE static std::uint64_t bits(Vector v) {
        constexpr Byte kBits[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
        const Vector one = vandq_u8(v, load(kBits));
        const uint8x8_t halves = vpadd_u8(vget_low_u8(one), vget_high_u8(one));
        const uint8x8_t quarters = vpadd_u8(halves, halves);
        return vget_lane_u16(vreinterpret_u16_u8(vpadd_u8(quarters, quarters)), 0);
    }
};

} // namespace
} // namespace moji::utf8
