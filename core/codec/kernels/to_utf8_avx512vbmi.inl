// Conversion from UTF-16 or UTF-32 to UTF-8 with AVX-512 VBMI2: four bytes are computed for each
// code point, and one instruction packs those that it has.

#include "codec/kernels/from_utf8_avx512vbmi.inl"

namespace moji {
namespace {

/// To UTF-8. Each code point as a 32-bit value of its four possible bytes, the last one on top.
struct VbmiUnits {
    template <class Units>
    static constexpr std::size_t kBlock = 32 * Units::kSize;
    static constexpr std::size_t kRoom = 64 + 64;
    static constexpr std::size_t kHighBytes = 0;

    template <class Units>
    KERNEL_INLINE static int putUtf8(const Byte* block, Byte* out) {
        if constexpr (Units::kSize == 2)
            return putUnits<Units>(block, out);
        else
            return putValues(valuesAt<Units>(block), valuesAt<Units>(block + 64), out);
    }

    /// 32 code points up to 10FFFF.
    KERNEL_INLINE static Byte* putText(const char32_t* text, Byte* out) {
        return out + putAny(load64(text), load64(text + 16), out);
    }

    /// Two blocks, if all is ASCII.
    template <class Units>
    KERNEL_INLINE static bool putAscii(const Byte* block, Byte* out) {
        constexpr int kParts = Units::kSize;
        __m512i parts[kParts];
        for (int i = 0; i < kParts; ++i)
            parts[i] = load64(block + 64 * i);
        __m512i any = _mm512_or_si512(parts[0], parts[1]);
        for (int i = 2; i < kParts; ++i)
            any = _mm512_or_si512(any, parts[i]);
        constexpr int kAscii = Units::kSize == 2 ? 0x007F'007F : 0x7F;
        const __m512i others =
            _mm512_set1_epi32(~(Units::kBig ? (kAscii << (Units::kSize == 2 ? 8 : 24)) : kAscii));
        if (_mm512_test_epi32_mask(any, others) != 0)
            return false;
        for (int i = 0; i < kParts; ++i)
            putNarrow<Units>(parts[i], out + 64 / kParts * i);
        return true;
    }

    /// 32 code points up to FFFF.
    KERNEL_INLINE static int putPlain(__m512i units, Byte* out) {
        const __mmask32 overOne = _mm512_test_epi16_mask(units, words64(0xFF80));
        const __mmask32 overTwo = _mm512_test_epi16_mask(units, words64(0xF800));
        if (overTwo == 0)
            return overOne == 0 ? putOne(units, out) : putOneAndTwo(units, overOne, out);
        if (overTwo == 0xFFFF'FFFF) {
            putThree(lower32(units), out);
            putThree(upper32(units), out + 48);
            return 96;
        }
        Byte* const end = putBmp(upper32(units), putBmp(lower32(units), out));
        return static_cast<int>(end - out);
    }
    /// Those of 16 code points that `which` selects.
    KERNEL_INLINE static Byte* putCodePoints(__m512i values, __mmask16 which, Byte* out) {
        // Bits 18, 12, 6 and 0 of each value.
        const __m512i bits =
            _mm512_multishift_epi64_epi8(_mm512_set1_epi64(0x20262C32'00060C12), values);
        const __mmask16 overOne = _mm512_cmpgt_epu32_mask(values, _mm512_set1_epi32(0x7F));
        const __mmask16 overTwo = _mm512_cmpgt_epu32_mask(values, _mm512_set1_epi32(0x7FF));
        const __mmask16 overThree = _mm512_cmpgt_epu32_mask(values, _mm512_set1_epi32(0xFFFF));
        __m512i marks = _mm512_set1_epi32(static_cast<int>(0x80C00000U));
        marks =
            _mm512_mask_mov_epi32(marks, overTwo, _mm512_set1_epi32(static_cast<int>(0x8080E000U)));
        marks = _mm512_mask_mov_epi32(marks, overThree,
                                      _mm512_set1_epi32(static_cast<int>(0x808080F0U)));
        // (bits & 3F) | marks
        __m512i bytes = _mm512_ternarylogic_epi32(bits, bytes64(0x3F), marks, 0xEA);
        bytes = _mm512_mask_slli_epi32(bytes, static_cast<__mmask16>(~overOne), values, 24);
        bytes = _mm512_maskz_mov_epi32(which, bytes);
        // Only U+0000 has a byte 0 that is written.
        const __mmask64 lastBytes = _mm512_movepi8_mask(
            _mm512_maskz_mov_epi32(which, _mm512_set1_epi32(static_cast<int>(0x80000000U))));
        const __mmask64 used = _mm512_test_epi8_mask(bytes, bytes) | lastBytes;
        _mm512_storeu_si512(out, _mm512_maskz_compress_epi8(used, bytes));
        return out + __builtin_popcountll(used);
    }

private:
    template <int size>
    KERNEL_INLINE static __m512i swapped(__m512i units) {
        const __m128i places =
            size == 2 ? _mm_setr_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14)
                      : _mm_setr_epi8(3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12);
        return _mm512_shuffle_epi8(units, _mm512_broadcast_i32x4(places));
    }
    template <class Units>
    KERNEL_INLINE static void putNarrow(__m512i units, Byte* out) {
        if constexpr (Units::kSize == 2) {
            units = Units::kBig ? _mm512_srli_epi16(units, 8) : units;
            _mm256_storeu_si256(reinterpret_cast<__m256i*>(out), _mm512_cvtepi16_epi8(units));
        } else {
            units = Units::kBig ? _mm512_srli_epi32(units, 24) : units;
            _mm_storeu_si128(reinterpret_cast<__m128i*>(out), _mm512_cvtepi32_epi8(units));
        }
    }
    template <class Units>
    KERNEL_INLINE static __m512i unitsAt(const Byte* at) {
        return Units::kBig ? swapped<2>(load64(at)) : load64(at);
    }

    template <class Units>
    KERNEL_INLINE static int putUnits(const Byte* block, Byte* out) {
        const __m512i units = unitsAt<Units>(block);
        const bool isAfterHigh = (Units::get(block - 2) & 0xFC00) == 0xD800;
        const __mmask32 isSurrogate = areSurrogates(units);
        if (isSurrogate == 0 && !isAfterHigh) [[likely]]
            return putPlain(units, out);
        const __m512i before = unitsAt<Units>(block - 2);
        const __mmask32 isAfter =
            _mm512_cmpeq_epi16_mask(_mm512_and_si512(before, words64(0xFC00)), words64(0xD800));
        const __mmask32 isLow =
            _mm512_cmpeq_epi16_mask(_mm512_and_si512(units, words64(0xFC00)), words64(0xDC00));
        if (isAfter != isLow)
            return -1;
        const __mmask32 isHigh = isSurrogate & ~isLow;
        Byte* const end =
            putPairs(upper32(units), upper32(before), static_cast<__mmask16>(isHigh >> 16),
                     static_cast<__mmask16>(isLow >> 16),
                     putPairs(lower32(units), lower32(before), static_cast<__mmask16>(isHigh),
                              static_cast<__mmask16>(isLow), out));
        return static_cast<int>(end - out);
    }
    KERNEL_INLINE static __mmask32 areSurrogates(__m512i units) {
        return _mm512_cmpeq_epi16_mask(_mm512_and_si512(units, words64(0xF800)), words64(0xD800));
    }

    template <class Units>
    KERNEL_INLINE static __m512i valuesAt(const Byte* at) {
        return Units::kBig ? swapped<4>(load64(at)) : load64(at);
    }
    KERNEL_INLINE static int putValues(__m512i first, __m512i second, Byte* out) {
        const bool areValid = areScalarValues(first) && areScalarValues(second);
        return areValid ? putAny(first, second, out) : -1;
    }
    KERNEL_INLINE static int putAny(__m512i first, __m512i second, Byte* out) {
        const __m512i any = _mm512_or_si512(first, second);
        if (_mm512_test_epi32_mask(any, _mm512_set1_epi32(~0xFFFF)) == 0) {
            const __m512i lower = _mm512_castsi256_si512(_mm512_cvtepi32_epi16(first));
            return putPlain(_mm512_inserti64x4(lower, _mm512_cvtepi32_epi16(second), 1), out);
        }
        Byte* const end = putCodePoints(second, 0xFFFF, putCodePoints(first, 0xFFFF, out));
        return static_cast<int>(end - out);
    }
    KERNEL_INLINE static bool areScalarValues(__m512i values) {
        const __mmask16 isTooLarge = _mm512_cmpgt_epu32_mask(values, _mm512_set1_epi32(0x10FFFF));
        const __mmask16 isSurrogate = _mm512_cmpeq_epi32_mask(
            _mm512_and_si512(values, _mm512_set1_epi32(~0x7FF)), _mm512_set1_epi32(0xD800));
        return (isTooLarge | isSurrogate) == 0;
    }

    KERNEL_INLINE static int putOne(__m512i units, Byte* out) {
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(out), _mm512_cvtepi16_epi8(units));
        return 32;
    }
    KERNEL_INLINE static int putOneAndTwo(__m512i units, __mmask32 isTwo, Byte* out) {
        const __m512i trails = _mm512_and_si512(_mm512_slli_epi16(units, 8), words64(0x3F00));
        const __m512i pairs =
            _mm512_ternarylogic_epi32(_mm512_srli_epi16(units, 6), trails, words64(0x80C0), 0xFE);
        const __m512i bytes = _mm512_mask_mov_epi16(units, isTwo, pairs);
        const __mmask64 used = _pdep_u64(isTwo, 0xAAAA'AAAA'AAAA'AAAA) | 0x5555'5555'5555'5555;
        _mm512_storeu_si512(out, _mm512_maskz_compress_epi8(used, bytes));
        return 32 + __builtin_popcount(isTwo);
    }
    /// All of them from 800 on.
    KERNEL_INLINE static void putThree(__m256i units, Byte* out) {
        const __m512i bits = threesOf(_mm512_cvtepu16_epi32(units));
        const __m512i bytes =
            _mm512_ternarylogic_epi32(bits, _mm512_set1_epi32(0x3F3F3F00),
                                      _mm512_set1_epi32(static_cast<int>(0x8080E000U)), 0xEA);
        _mm512_storeu_si512(out, _mm512_maskz_compress_epi8(0xEEEE'EEEE'EEEE'EEEE, bytes));
    }
    /// Bits 12, 6 and 0 of each value.
    KERNEL_INLINE static __m512i threesOf(__m512i values) {
        return _mm512_multishift_epi64_epi8(_mm512_set1_epi64(0x20262C3F'00060C1F), values);
    }

    KERNEL_INLINE static Byte* putBmp(__m256i units, Byte* out) {
        const __m512i values = _mm512_cvtepu16_epi32(units);
        const __m512i bits = threesOf(values);
        const __mmask16 overOne = _mm512_cmpgt_epu32_mask(values, _mm512_set1_epi32(0x7F));
        const __mmask16 overTwo = _mm512_cmpgt_epu32_mask(values, _mm512_set1_epi32(0x7FF));
        const __m512i marks =
            _mm512_mask_mov_epi32(_mm512_set1_epi32(static_cast<int>(0x80C00000U)), overTwo,
                                  _mm512_set1_epi32(static_cast<int>(0x8080E000U)));
        __m512i bytes = _mm512_ternarylogic_epi32(bits, _mm512_set1_epi32(0x3F3F3F00), marks, 0xEA);
        bytes = _mm512_mask_slli_epi32(bytes, static_cast<__mmask16>(~overOne), values, 24);
        const __mmask64 used = _mm512_test_epi8_mask(bytes, bytes) | 0x8888'8888'8888'8888;
        _mm512_storeu_si512(out, _mm512_maskz_compress_epi8(used, bytes));
        return out + __builtin_popcountll(used);
    }

    /// A pair is written at its low surrogate.
    KERNEL_INLINE static Byte* putPairs(__m256i units, __m256i before, __mmask16 isHigh,
                                        __mmask16 isLow, Byte* out) {
        const __m512i values = _mm512_cvtepu16_epi32(units);
        const __m512i highs = _mm512_slli_epi32(_mm512_cvtepu16_epi32(before), 10);
        constexpr int kOffset = 0x10000 - (0xD800 << 10) - 0xDC00;
        const __m512i pairs =
            _mm512_add_epi32(_mm512_add_epi32(highs, values), _mm512_set1_epi32(kOffset));
        return putCodePoints(_mm512_mask_mov_epi32(values, isLow, pairs),
                             static_cast<__mmask16>(~isHigh), out);
    }
};

} // namespace
} // namespace moji
