// Conversion from UTF-16 or UTF-32 to UTF-8 with AVX-512 VBMI2: all possible bytes are computed for
// each code point, and one instruction packs those that it has.

#include "codec/kernels/from_utf8_avx512vbmi.inl"

namespace moji {
namespace {

/// The bytes of a little-endian vector in the order of Units.
template <class Units>
KERNEL_INLINE __m512i inOrder64(__m512i units) {
    if constexpr (!Units::kBig)
        return units;
    const __m128i places =
        Units::kSize == 2 ? _mm_setr_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14)
                          : _mm_setr_epi8(3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12);
    return _mm512_shuffle_epi8(units, _mm512_broadcast_i32x4(places));
}

/// To UTF-8. 32 units up to FFFF are "dealt" if the quarters of their halves alternate: those of
/// the first half are the lower halves of the four lanes. Unpacking then puts them in order.
class VbmiUnits {
public:
    template <class Units>
    static constexpr std::size_t kBlock = 32 * Units::kSize;
    static constexpr std::size_t kRoom = 64 + 64;

    /// Converts a block from the start of a character and moves `from` and `to` past it, but not
    /// past a final high surrogate. False if a unit is not part of a well-formed character.
    template <class Units>
    KERNEL_INLINE bool put(const Byte*& from, Byte*& to) const {
        const bool isWellFormed =
            Units::kSize == 2 ? putUnits<Units>(from, to) : putValues<Units>(from, to);
        from += isWellFormed ? kBlock<Units> : 0;
        return isWellFormed;
    }

    /// Two blocks, if all is ASCII: returns how many units that are.
    template <class Units>
    KERNEL_INLINE std::size_t putAscii(const Byte* block, Byte* out) const {
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
            return 0;
        for (int i = 0; i < kParts; ++i)
            putNarrow<Units>(parts[i], out + 64 / kParts * i);
        return 64;
    }

    /// 32 code points up to 10FFFF.
    KERNEL_INLINE Byte* putText(const char32_t* text, Byte* out) const {
        const __m512i first = load64(text);
        const __m512i second = load64(text + 16);
        const __m512i any = _mm512_or_si512(first, second);
        if (hasBits(any, m_overThree))
            return putCodePoints(second, putCodePoints(first, out));
        return putPlain(any, _mm512_packus_epi32(first, second), out);
    }

private:
    struct alignas(64) Places {
        Byte of[64];
    };
    /// Deals 32 units, also from the other byte order.
    template <class Units>
    static consteval Places dealing() {
        Places places{};
        for (int i = 0; i < 64; ++i) {
            const int unit = i / 16 * 4 + (i % 16 >= 8 ? 16 : 0) + i / 2 % 4;
            places.of[i] = static_cast<Byte>(2 * unit + (Units::kBig ? 1 - i % 2 : i % 2));
        }
        return places;
    }
    template <class Units>
    KERNEL_INLINE static __m512i dealt(__m512i units) {
        alignas(64) static constexpr Places kPlaces = dealing<Units>();
        return _mm512_permutexvar_epi8(load64(kPlaces.of), units);
    }
    /// The other way round.
    KERNEL_INLINE static __m512i collected(__m512i units) {
        return _mm512_permutexvar_epi64(_mm512_setr_epi64(0, 2, 4, 6, 1, 3, 5, 7), units);
    }
    KERNEL_INLINE static bool hasBits(__m512i v, __m512i bits) {
        return _mm512_test_epi32_mask(v, bits) != 0;
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
    KERNEL_INLINE bool putUnits(const Byte*& block, Byte*& to) const {
        const __m512i units = load64(block);
        if (!hasBits(units, Units::kBig ? m_overTwoBig : m_overTwo)) {
            to = putUpToTwo(inOrder64<Units>(units), to);
            return true;
        }
        const __m512i some = dealt<Units>(units);
        const __m512i marks = _mm512_and_si512(some, m_surrogateBits);
        const __mmask32 isHigh = _mm512_cmpeq_epi16_mask(marks, m_high);
        const __mmask32 isLow = _mm512_cmpeq_epi16_mask(marks, m_low);
        if ((isHigh | isLow) == 0) {
            to = putBmp(some, to);
            return true;
        }
        const __m512i before = dealt<Units>(load64(block - 2));
        if (isLow != _mm512_cmpeq_epi16_mask(_mm512_and_si512(before, m_surrogateBits), m_high))
            return false;
        to = putPairs(some, before, isHigh, isLow, to);
        if ((Units::get(block + 62) & 0xFC00) == 0xD800) {
            block -= 2;
            to -= 2;
        }
        return true;
    }
    template <class Units>
    KERNEL_INLINE bool putValues(const Byte* block, Byte*& to) const {
        const __m512i first = inOrder64<Units>(load64(block));
        const __m512i second = inOrder64<Units>(load64(block + 64));
        const __m512i any = _mm512_or_si512(first, second);
        if (hasBits(any, m_overThree)) {
            if (!areScalarValues(first) || !areScalarValues(second))
                return false;
            to = putCodePoints(second, putCodePoints(first, to));
            return true;
        }
        const __m512i units = _mm512_packus_epi32(first, second);
        if (hasSurrogate(units))
            return false;
        to = putPlain(any, units, to);
        return true;
    }
    KERNEL_INLINE static bool areScalarValues(__m512i values) {
        const __mmask16 isTooLarge = _mm512_cmpgt_epu32_mask(values, _mm512_set1_epi32(0x10FFFF));
        const __mmask16 isSurrogate = _mm512_cmpeq_epi32_mask(
            _mm512_and_si512(values, _mm512_set1_epi32(~0x7FF)), _mm512_set1_epi32(0xD800));
        return (isTooLarge | isSurrogate) == 0;
    }
    KERNEL_INLINE bool hasSurrogate(__m512i units) const {
        return _mm512_cmpeq_epi16_mask(_mm512_and_si512(units, m_overTwo), m_high) != 0;
    }

    /// `units`: dealt, up to FFFF; `any`: all their bits.
    KERNEL_INLINE Byte* putPlain(__m512i any, __m512i units, Byte* out) const {
        return hasBits(any, m_overTwo) ? putBmp(units, out) : putUpToTwo(collected(units), out);
    }

    /// 32 units up to 7FF, in order.
    KERNEL_INLINE Byte* putUpToTwo(__m512i units, Byte* out) const {
        const __mmask32 isTwo = _mm512_test_epi16_mask(units, m_overOne);
        if (isTwo == 0) {
            _mm256_storeu_si256(reinterpret_cast<__m256i*>(out), _mm512_cvtepi16_epi8(units));
            return out + 32;
        }
        // (bits & 3F) | marks
        const __m512i pairs =
            _mm512_ternarylogic_epi32(bitsOf(units), m_trailBits, m_marksOfTwo, 0xEA);
        const __m512i bytes = _mm512_mask_mov_epi16(units, isTwo, pairs);
        const __mmask64 used = _mm512_test_epi8_mask(bytes, bytes) | 0x5555'5555'5555'5555;
        _mm512_storeu_si512(out, _mm512_maskz_compress_epi8(used, bytes));
        return out + 32 + __builtin_popcount(isTwo);
    }
    /// Of each unit the bits from 6 and from 0 on, in two bytes.
    KERNEL_INLINE __m512i bitsOf(__m512i units) const {
        return _mm512_multishift_epi64_epi8(m_shifts, units);
    }

    /// Dealt units, no surrogates.
    KERNEL_INLINE Byte* putBmp(__m512i units, Byte* out) const {
        const __mmask32 isThree = _mm512_test_epi16_mask(units, m_overTwo);
        const __m512i marks = _mm512_mask_mov_epi16(m_marksOfTwo, isThree, m_marksOfThree);
        return putThrees(units, units, isThree, marks, out);
    }
    /// Dealt units, some of them surrogates: each is written as two of four bytes.
    KERNEL_INLINE Byte* putPairs(__m512i units, __m512i before, __mmask32 isHigh, __mmask32 isLow,
                                 Byte* out) const {
        // 80..BF 80..BF: of the low surrogate all ten bits, and two of the high one
        const __m512i lows = _mm512_and_si512(
            chooseBits(words64(0x03FF), units, _mm512_slli_epi16(before, 10)), words64(0x0FFF));
        // F0..F4 80..BF
        const __m512i highs = _mm512_srli_epi16(
            _mm512_add_epi16(_mm512_and_si512(units, words64(0x03FF)), words64(0x0040)), 2);
        const __m512i halves =
            _mm512_mask_mov_epi16(_mm512_mask_mov_epi16(units, isLow, lows), isHigh, highs);
        const __mmask32 isThree = _mm512_test_epi16_mask(units, m_overTwo) & ~(isHigh | isLow);
        __m512i marks = _mm512_mask_mov_epi16(m_marksOfTwo, isThree | isLow, m_marksOfThree);
        marks = _mm512_mask_mov_epi16(marks, isHigh, words64(0x80F0));
        return putThrees(units, halves, isThree, marks, out);
    }
    /// Of each unit the first of three bytes, if it has them; and the last two of its bytes, which
    /// have the bits of `halves`, or one.
    KERNEL_INLINE Byte* putThrees(__m512i units, __m512i halves, __mmask32 isThree, __m512i marks,
                                  Byte* out) const {
        const __m512i firsts =
            _mm512_maskz_add_epi16(isThree, _mm512_srli_epi16(units, 12), m_firstOfThree);
        const __mmask32 isOne = _mm512_testn_epi16_mask(units, m_overOne);
        const __m512i pairs = _mm512_mask_slli_epi16(
            _mm512_ternarylogic_epi32(bitsOf(halves), m_trailBits, marks, 0xEA), isOne, units, 8);
        out = putPacked(_mm512_unpacklo_epi16(firsts, pairs), out);
        return putPacked(_mm512_unpackhi_epi16(firsts, pairs), out);
    }
    /// Those bytes of 32-bit values that are not 0, and the last one of each.
    KERNEL_INLINE static Byte* putPacked(__m512i bytes, Byte* out) {
        const __mmask64 used = _mm512_test_epi8_mask(bytes, bytes) | 0x8888'8888'8888'8888;
        _mm512_storeu_si512(out, _mm512_maskz_compress_epi8(used, bytes));
        return out + __builtin_popcountll(used);
    }

    /// 16 code points up to 10FFFF.
    KERNEL_INLINE Byte* putCodePoints(__m512i values, Byte* out) const {
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
        __m512i bytes = _mm512_ternarylogic_epi32(bits, m_trailBits, marks, 0xEA);
        bytes = _mm512_mask_slli_epi32(bytes, static_cast<__mmask16>(~overOne), values, 24);
        return putPacked(bytes, out);
    }

    const __m512i m_shifts = constant(_mm512_set1_epi64(0x3036'2026'1016'0006));
    const __m512i m_trailBits = constant(bytes64(0x3F));
    const __m512i m_marksOfTwo = constant(words64(0x80C0));
    const __m512i m_marksOfThree = constant(words64(0x8080));
    const __m512i m_firstOfThree = constant(words64(0x00E0));
    const __m512i m_overOne = constant(words64(0xFF80));
    const __m512i m_overTwo = constant(words64(0xF800));
    const __m512i m_overTwoBig = constant(words64(0x00F8));
    const __m512i m_overThree = constant(_mm512_set1_epi32(~0xFFFF));
    const __m512i m_surrogateBits = constant(words64(0xFC00));
    const __m512i m_high = constant(words64(0xD800));
    const __m512i m_low = constant(words64(0xDC00));
};

} // namespace
} // namespace moji
