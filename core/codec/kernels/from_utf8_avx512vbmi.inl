// Conversion from UTF-8 to UTF-16 or UTF-32 with AVX-512 VBMI2: everything is computed at each
// byte, and one instruction packs what counts.

#include "codec/kernels/convert_unicode.h"
#include "utf8/kernels/lookup_check.inl"
#include "utf8/kernels/simd_avx512vbmi.h"

#include <immintrin.h>

namespace moji {
namespace {

KERNEL_INLINE __m512i load64(const void* at) {
    return _mm512_loadu_si512(at);
}
KERNEL_INLINE __m512i bytes64(int byte) {
    return _mm512_set1_epi8(static_cast<char>(byte));
}
KERNEL_INLINE __m512i words64(int word) {
    return _mm512_set1_epi16(static_cast<short>(word));
}
/// Kept in a register: g++ likes to make constants anew in every step of a loop.
KERNEL_INLINE __m512i constant(__m512i v) {
    asm("" : "+v"(v));
    return v;
}
/// The bits of `yes` where `which` has ones, else those of `no`.
KERNEL_INLINE __m512i chooseBits(__m512i which, __m512i yes, __m512i no) {
    return _mm512_ternarylogic_epi32(which, yes, no, 0xCA);
}

/// From UTF-8. At the last byte of each character, the bytes of its code point.
class VbmiPlanes {
public:
    template <class Units>
    static constexpr std::size_t kBlock = 64;

    /// Converts a block if it is ASCII.
    template <class Units>
    KERNEL_INLINE bool putAscii(const Byte* block, Byte* out) const {
        if (_mm512_movepi8_mask(load64(block)) != 0)
            return false;
        putOne<Units>(block, out);
        return true;
    }

    /// Converts a block and checks it, and what was left open before it.
    template <class Units>
    KERNEL_INLINE Byte* put(const Byte* block, Byte* out) {
        const __m512i bytes = load64(block);
        const __m512i back3 = load64(block - 3);
        const __m512i most = _mm512_max_epu8(bytes, back3);
        if (_mm512_movepi8_mask(most) == 0) {
            putOne<Units>(block, out);
            return out + Units::kSize * 64;
        }
        const Neighbours at(block, bytes, back3);
        m_check.add(at);
        if (_mm512_cmpge_epu8_mask(most, m_firstOfFour) != 0)
            return putFour<Units>(block, at, out);
        // The last of three bytes may be the first one here.
        const bool hasThree = _mm512_cmpge_epu8_mask(most, m_firstOfThree) != 0;
        return putThree<Units>(block, at, hasThree, out);
    }
    /// Whether all blocks so far are well-formed, up to a character left open at the end.
    [[nodiscard]] KERNEL_INLINE bool passed() const { return m_check.passed(); }

private:
    using Neighbours = utf8::Neighbours<utf8::Avx512Vbmi>;

    struct Planes {
        __m512i low;
        __m512i high;
    };

    template <class Units>
    KERNEL_INLINE static void putOne(const Byte* block, Byte* out) {
        if constexpr (Units::kSize == 2) {
            putWords<Units>(block, out);
            putWords<Units>(block + 32, out + 64);
        } else {
            for (int i = 0; i < 64; i += 16)
                putQuarter<Units>(block + i, out + 4 * i);
        }
    }
    template <class Units>
    KERNEL_INLINE static void putWords(const Byte* bytes, Byte* out) {
        const __m512i words =
            _mm512_cvtepu8_epi16(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(bytes)));
        _mm512_storeu_si512(out, Units::kBig ? _mm512_slli_epi16(words, 8) : words);
    }
    template <class Units>
    KERNEL_INLINE static void putQuarter(const Byte* bytes, Byte* out) {
        const __m512i values =
            _mm512_cvtepu8_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes)));
        _mm512_storeu_si512(out, Units::kBig ? _mm512_slli_epi32(values, 24) : values);
    }

    /// Packed planes of up to 64 characters.
    template <class Units>
    KERNEL_INLINE static void putPacked(__m512i low, __m512i high, bool isHalf, Byte* out) {
        // So that the halves of the lanes are in order when they are unpacked.
        const __m512i order = _mm512_setr_epi64(0, 4, 1, 5, 2, 6, 3, 7);
        const __m512i first = _mm512_permutexvar_epi64(order, Units::kBig ? high : low);
        const __m512i second = _mm512_permutexvar_epi64(order, Units::kBig ? low : high);
        _mm512_storeu_si512(out, _mm512_unpacklo_epi8(first, second));
        if (!isHalf)
            _mm512_storeu_si512(out + 64, _mm512_unpackhi_epi8(first, second));
    }
    template <class Units>
    KERNEL_INLINE static void putPacked(__m512i low, __m512i high, __m512i above, bool isHalf,
                                        Byte* out) {
        // The same for quarters.
        const __m512i order =
            _mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
        low = _mm512_permutexvar_epi32(order, low);
        high = _mm512_permutexvar_epi32(order, high);
        above = _mm512_permutexvar_epi32(order, above);
        const __m512i none = _mm512_setzero_si512();
        putValues<Units>(_mm512_unpacklo_epi8(Units::kBig ? high : low, Units::kBig ? low : high),
                         Units::kBig ? _mm512_unpacklo_epi8(none, above)
                                     : _mm512_unpacklo_epi8(above, none),
                         out);
        if (!isHalf)
            putValues<Units>(
                _mm512_unpackhi_epi8(Units::kBig ? high : low, Units::kBig ? low : high),
                Units::kBig ? _mm512_unpackhi_epi8(none, above) : _mm512_unpackhi_epi8(above, none),
                out + 128);
    }
    template <class Units>
    KERNEL_INLINE static void putValues(__m512i words, __m512i above, Byte* out) {
        const __m512i first = Units::kBig ? above : words;
        const __m512i second = Units::kBig ? words : above;
        _mm512_storeu_si512(out, _mm512_unpacklo_epi16(first, second));
        _mm512_storeu_si512(out + 64, _mm512_unpackhi_epi16(first, second));
    }

    KERNEL_INLINE __mmask64 trailsOf(__m512i bytes) const {
        return _mm512_cmplt_epi8_mask(bytes, m_lead); // 80..BF
    }
    /// Where the next byte is no trail.
    KERNEL_INLINE __mmask64 endsOf(const Byte* block) const {
        return _mm512_cmpge_epi8_mask(load64(block + 1), m_lead);
    }

    /// At the last bytes of characters of up to three. (Elsewhere, anything.)
    KERNEL_INLINE Planes planesOf(const Neighbours& at) const {
        const __mmask64 isTrail = trailsOf(at.bytes);
        const __m512i low = _mm512_mask_mov_epi8(
            at.bytes, isTrail, chooseBits(m_trailBits, at.bytes, _mm512_slli_epi16(at.back1, 6)));
        const __m512i ofThree = _mm512_maskz_mov_epi8(trailsOf(at.back1), at.back2);
        const __m512i high =
            chooseBits(m_lowHalf, _mm512_srli_epi16(at.back1, 2), _mm512_slli_epi16(ofThree, 4));
        return {low, _mm512_maskz_mov_epi8(isTrail, high)};
    }

    template <class Units>
    KERNEL_INLINE Byte* putThree(const Byte* block, const Neighbours& at, bool hasThree,
                                 Byte* out) const {
        const Planes planes = planesOf(at);
        const __mmask64 ends = endsOf(block);
        const int count = __builtin_popcountll(ends);
        // Texts of up to two bytes a character are often near 32: the branch is for others.
        const bool isHalf = hasThree && count <= 32;
        const __m512i low = _mm512_maskz_compress_epi8(ends, planes.low);
        const __m512i high = _mm512_maskz_compress_epi8(ends, planes.high);
        if constexpr (Units::kSize == 2)
            putPacked<Units>(low, high, isHalf, out);
        else
            putPacked<Units>(low, high, _mm512_setzero_si512(), isHalf, out);
        return out + Units::kSize * count;
    }

    /// Characters of up to four bytes. In UTF-16 the high surrogate of a pair is computed at the
    /// third byte of four, the low one at the last.
    template <class Units>
    KERNEL_INLINE Byte* putFour(const Byte* block, const Neighbours& at, Byte* out) const {
        Planes planes = planesOf(at);
        __mmask64 units = endsOf(block);
        const __mmask64 isLast = _mm512_cmpge_epu8_mask(at.back3, m_firstOfFour);
        __m512i above = _mm512_setzero_si512();
        if constexpr (Units::kSize == 4) {
            const __m512i bits =
                chooseBits(bytes64(0x03), _mm512_srli_epi16(at.back2, 4),
                           _mm512_and_si512(_mm512_slli_epi16(at.back3, 2), bytes64(0x1C)));
            above = _mm512_maskz_compress_epi8(units, _mm512_maskz_mov_epi8(isLast, bits));
        } else {
            const __mmask64 isHigh = _mm512_cmpge_epu8_mask(at.back2, m_firstOfFour);
            units |= isHigh;
            planes = withPairs(planes, at, isHigh, isLast);
        }
        const int count = __builtin_popcountll(units);
        const __m512i low = _mm512_maskz_compress_epi8(units, planes.low);
        const __m512i high = _mm512_maskz_compress_epi8(units, planes.high);
        if constexpr (Units::kSize == 2)
            putPacked<Units>(low, high, count <= 32, out);
        else
            putPacked<Units>(low, high, above, count <= 32, out);
        return out + Units::kSize * count;
    }
    KERNEL_INLINE static Planes withPairs(Planes planes, const Neighbours& at, __mmask64 isHigh,
                                          __mmask64 isLow) {
        const __m512i ofTen = chooseBits(bytes64(0x03), _mm512_srli_epi16(at.bytes, 4),
                                         _mm512_slli_epi16(at.back1, 2));
        // 10000 is subtracted, in places with a borrow.
        const __mmask64 isBelow = _mm512_cmplt_epu8_mask(ofTen, bytes64(0x40));
        const __m512i marks = _mm512_mask_mov_epi8(bytes64(0xD8), isBelow, bytes64(0xD7));
        const __m512i high = _mm512_add_epi8(_mm512_and_si512(at.back2, bytes64(0x07)), marks);
        planes.low = _mm512_mask_sub_epi8(planes.low, isHigh, ofTen, bytes64(0x40));
        planes.high = _mm512_mask_mov_epi8(planes.high, isHigh, high);
        planes.high = _mm512_mask_mov_epi8(planes.high, isLow,
                                           chooseBits(bytes64(0x03), planes.high, bytes64(0xDC)));
        return planes;
    }

    const __m512i m_lead = constant(bytes64(0xC0));
    const __m512i m_firstOfThree = constant(bytes64(0xE0));
    const __m512i m_firstOfFour = constant(bytes64(0xF0));
    const __m512i m_trailBits = constant(bytes64(0x3F));
    const __m512i m_lowHalf = constant(bytes64(0x0F));
    utf8::LookupCheck<utf8::Avx512Vbmi> m_check;
};

} // namespace
} // namespace moji
