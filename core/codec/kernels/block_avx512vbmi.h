#pragma once
// Blocks of 64 bytes with AVX-512 VBMI and VBMI2: a table of 256 cells fits into registers, and one
// instruction packs the bytes that a mask selects.

#include "codec/kernels/block_traits.h"
#include "utf8/kernels/simd_avx512vbmi.h"

namespace moji {
namespace {

struct Avx512VbmiBlocks : VectorBlocks<utf8::Avx512Vbmi> {
    KERNEL_INLINE static void pairs(const Byte* block, std::uint64_t starts,
                                    std::uint16_t (&out)[64], std::uint32_t base,
                                    std::uint32_t* offsets) {
        const __m512i first = selected(block, starts);
        const __m512i second = selected(block + 1, starts);
        _mm512_store_si512(out, pairsOf(lowerHalf(second), lowerHalf(first)));
        _mm512_store_si512(out + 32, pairsOf(upperHalf(second), upperHalf(first)));
        putOffsets(starts, base, offsets);
    }

    KERNEL_INLINE static void words(const Byte* block, std::uint64_t starts,
                                    std::uint32_t (&out)[64], std::uint32_t base,
                                    std::uint32_t* offsets) {
        const __m512i first = selected(block, starts);
        const __m512i second = selected(block + 1, starts);
        const __m512i third = selected(block + 2, starts);
        const __m512i fourth = selected(block + 3, starts);
        putWords(pairsOf(lowerHalf(first), lowerHalf(second)),
                 pairsOf(lowerHalf(third), lowerHalf(fourth)), out);
        putWords(pairsOf(upperHalf(first), upperHalf(second)),
                 pairsOf(upperHalf(third), upperHalf(fourth)), out + 32);
        putOffsets(starts, base, offsets);
    }

    KERNEL_INLINE static std::uint64_t singles(const SingleByteTable& table, const Byte* block,
                                               char32_t* out) {
        const __m512i bytes = _mm512_loadu_si512(block);
        const __m512i low = lookUp(table.low, bytes);
        const __m512i high = lookUp(table.high, bytes);
        putCells(pairsOf(lowerHalf(low), lowerHalf(high)), out);
        putCells(pairsOf(upperHalf(low), upperHalf(high)), out + 32);
        static_assert(kNotPlain == 0xFFFF);
        const __m512i ones = _mm512_set1_epi8(-1);
        return _mm512_mask_cmpeq_epi8_mask(_mm512_cmpeq_epi8_mask(low, ones), high, ones);
    }

private:
    KERNEL_INLINE static void putOffsets(std::uint64_t starts, std::uint32_t base,
                                         std::uint32_t* out) {
        if (out == nullptr)
            return;
        const __m512i places = _mm512_maskz_compress_epi8(starts, countUp());
        const __m512i first = _mm512_set1_epi32(static_cast<int>(base));
        putQuarter<0>(places, first, out);
        putQuarter<1>(places, first, out);
        putQuarter<2>(places, first, out);
        putQuarter<3>(places, first, out);
    }
    KERNEL_INLINE static __m512i selected(const Byte* block, std::uint64_t which) {
        return _mm512_maskz_compress_epi8(which, _mm512_loadu_si512(block));
    }
    KERNEL_INLINE static __m256i lowerHalf(__m512i v) { return _mm512_castsi512_si256(v); }
    KERNEL_INLINE static __m256i upperHalf(__m512i v) { return _mm512_extracti64x4_epi64(v, 1); }
    /// 32 values of 16 bits.
    KERNEL_INLINE static __m512i pairsOf(__m256i low, __m256i high) {
        return _mm512_or_si512(_mm512_cvtepu8_epi16(low),
                               _mm512_slli_epi16(_mm512_cvtepu8_epi16(high), 8));
    }
    KERNEL_INLINE static void putWords(__m512i low, __m512i high, std::uint32_t* out) {
        _mm512_storeu_si512(out, wordsOf(lowerHalf(low), lowerHalf(high)));
        _mm512_storeu_si512(out + 16, wordsOf(upperHalf(low), upperHalf(high)));
    }
    KERNEL_INLINE static __m512i wordsOf(__m256i low, __m256i high) {
        return _mm512_or_si512(_mm512_cvtepu16_epi32(low),
                               _mm512_slli_epi32(_mm512_cvtepu16_epi32(high), 16));
    }
    KERNEL_INLINE static void putCells(__m512i cells, char32_t* out) {
        _mm512_storeu_si512(out, _mm512_cvtepu16_epi32(lowerHalf(cells)));
        _mm512_storeu_si512(out + 16, _mm512_cvtepu16_epi32(upperHalf(cells)));
    }
    template <int quarter>
    KERNEL_INLINE static void putQuarter(__m512i places, __m512i first, std::uint32_t* out) {
        const __m128i part = _mm512_extracti32x4_epi32(places, quarter);
        _mm512_storeu_si512(out + 16 * quarter,
                            _mm512_add_epi32(first, _mm512_cvtepu8_epi32(part)));
    }
    KERNEL_INLINE static __m512i countUp() {
        alignas(64) static constexpr Byte kPlaces[64] = {
            0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
            22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
            44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63};
        return _mm512_load_si512(kPlaces);
    }
    /// Two permutes of 128 entries; the top bit of each index selects the result.
    KERNEL_INLINE static __m512i lookUp(const Byte (&entries)[256], __m512i indices) {
        const __m512i below = _mm512_permutex2var_epi8(_mm512_load_si512(entries), indices,
                                                       _mm512_load_si512(entries + 64));
        const __m512i above = _mm512_permutex2var_epi8(_mm512_load_si512(entries + 128), indices,
                                                       _mm512_load_si512(entries + 192));
        return _mm512_mask_blend_epi8(_mm512_movepi8_mask(indices), below, above);
    }
};

} // namespace
} // namespace moji
