// Conversion from UTF-8 to UTF-16 or UTF-32 with AVX-512 VBMI2: everything is computed at each
// byte, and one instruction packs what counts.

#include "codec/kernels/convert_unicode.h"

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
/// The bits of `yes` where `which` has ones, else those of `no`.
KERNEL_INLINE __m512i chooseBits(__m512i which, __m512i yes, __m512i no) {
    return _mm512_ternarylogic_epi32(which, yes, no, 0xCA);
}
KERNEL_INLINE __m256i lower32(__m512i v) {
    return _mm512_castsi512_si256(v);
}
KERNEL_INLINE __m256i upper32(__m512i v) {
    return _mm512_extracti64x4_epi64(v, 1);
}

/// Indices for permutes of two vectors of 64 bytes.
struct PlaneIndices {
    /// Units of the n-th part: the low byte from the first vector, the high one from the second.
    alignas(64) Byte words[2][64];
    alignas(64) Byte values[4][64];
};
consteval PlaneIndices planeIndices(bool big) {
    PlaneIndices indices{};
    for (int part = 0; part < 4; ++part) {
        for (int i = 0; i < 64; ++i) {
            const bool isHigh = (i % 2 == 0) == big;
            if (part < 2)
                indices.words[part][i] = static_cast<Byte>(32 * part + i / 2 + (isHigh ? 64 : 0));
            // Of 32-bit values only the two low bytes are taken.
            const int place = big ? 3 - i % 4 : i % 4;
            indices.values[part][i] = static_cast<Byte>(16 * part + i / 4 + (place == 1 ? 64 : 0));
        }
    }
    return indices;
}

/// From UTF-8. At the last byte of each character, the bytes of its code point.
struct VbmiPlanes {
    template <class Units>
    static constexpr std::size_t kBlock = 64;

    template <class Units>
    KERNEL_INLINE static std::size_t put(const Byte* block, Byte* out) {
        const __m512i last = load64(block);
        if (_mm512_movepi8_mask(last) == 0)
            return putAscii<Units>(last, out);
        const __m512i fourth = load64(block - 3);
        const __mmask64 isLast = _mm512_cmpge_epu8_mask(fourth, bytes64(0xF0));
        const __mmask64 isFour = _mm512_cmpge_epu8_mask(last, bytes64(0xF0));
        return (isFour | isLast) == 0 ? putThree<Units>(block, last, out)
                                      : putFour<Units>(block, last, fourth, isLast, out);
    }

private:
    static constexpr PlaneIndices kLittle = planeIndices(false);
    static constexpr PlaneIndices kBig = planeIndices(true);

    struct Planes {
        __m512i low;
        __m512i high;
    };

    template <class Units>
    KERNEL_INLINE static std::size_t putAscii(__m512i bytes, Byte* out) {
        if constexpr (Units::kSize == 2) {
            putWords<Units>(lower32(bytes), out);
            putWords<Units>(upper32(bytes), out + 64);
        } else {
            putQuarter<Units, 0>(bytes, out);
            putQuarter<Units, 1>(bytes, out);
            putQuarter<Units, 2>(bytes, out);
            putQuarter<Units, 3>(bytes, out);
        }
        return 64 * Units::kSize;
    }
    template <class Units>
    KERNEL_INLINE static void putWords(__m256i bytes, Byte* out) {
        const __m512i words = _mm512_cvtepu8_epi16(bytes);
        _mm512_storeu_si512(out, Units::kBig ? _mm512_slli_epi16(words, 8) : words);
    }
    template <class Units, int part>
    KERNEL_INLINE static void putQuarter(__m512i bytes, Byte* out) {
        const __m512i values = _mm512_cvtepu8_epi32(_mm512_extracti32x4_epi32(bytes, part));
        _mm512_storeu_si512(out + 64 * part, Units::kBig ? _mm512_slli_epi32(values, 24) : values);
    }

    /// The first `count` characters of packed planes.
    template <class Units>
    KERNEL_INLINE static void putPacked(__m512i low, __m512i high, __m512i above, int count,
                                        Byte* out) {
        const PlaneIndices& indices = Units::kBig ? kBig : kLittle;
        if constexpr (Units::kSize == 2) {
            _mm512_storeu_si512(out, _mm512_permutex2var_epi8(low, load64(indices.words[0]), high));
            _mm512_storeu_si512(out + 64,
                                _mm512_permutex2var_epi8(low, load64(indices.words[1]), high));
        } else {
            putValues<Units, 0>(low, high, above, out);
            putValues<Units, 1>(low, high, above, out);
            if (count <= 32)
                return;
            putValues<Units, 2>(low, high, above, out);
            putValues<Units, 3>(low, high, above, out);
        }
    }
    template <class Units, int part>
    KERNEL_INLINE static void putValues(__m512i low, __m512i high, __m512i above, Byte* out) {
        const PlaneIndices& indices = Units::kBig ? kBig : kLittle;
        constexpr __mmask64 kTwoLow = Units::kBig ? 0xCCCC'CCCC'CCCC'CCCC : 0x3333'3333'3333'3333;
        const __m512i values =
            _mm512_maskz_permutex2var_epi8(kTwoLow, low, load64(indices.values[part]), high);
        const __m512i top = _mm512_slli_epi32(
            _mm512_cvtepu8_epi32(_mm512_extracti32x4_epi32(above, part)), Units::kBig ? 8 : 16);
        _mm512_storeu_si512(out + 64 * part, _mm512_or_si512(values, top));
    }

    KERNEL_INLINE static __mmask64 trailsOf(__m512i bytes) {
        return _mm512_cmplt_epi8_mask(bytes, bytes64(0xC0)); // 80..BF
    }
    KERNEL_INLINE static __mmask64 endsOf(const Byte* block) {
        return _mm512_cmpgt_epi8_mask(load64(block + 1), bytes64(0xBF));
    }

    /// At the last bytes of characters of up to three. (Elsewhere, anything.)
    KERNEL_INLINE static Planes planesOf(__m512i last, __m512i second, __m512i third) {
        const __mmask64 isTrail = trailsOf(last);
        const __m512i low = _mm512_mask_mov_epi8(
            last, isTrail, chooseBits(bytes64(0x3F), last, _mm512_slli_epi16(second, 6)));
        const __m512i ofThree = _mm512_maskz_mov_epi8(trailsOf(second), third);
        const __m512i high =
            chooseBits(bytes64(0x0F), _mm512_srli_epi16(second, 2), _mm512_slli_epi16(ofThree, 4));
        return {low, _mm512_maskz_mov_epi8(isTrail, high)};
    }

    template <class Units>
    KERNEL_INLINE static std::size_t putThree(const Byte* block, __m512i last, Byte* out) {
        const Planes planes = planesOf(last, load64(block - 1), load64(block - 2));
        const __mmask64 ends = endsOf(block);
        const int count = __builtin_popcountll(ends);
        putPacked<Units>(_mm512_maskz_compress_epi8(ends, planes.low),
                         _mm512_maskz_compress_epi8(ends, planes.high), _mm512_setzero_si512(),
                         count, out);
        return Units::kSize * static_cast<std::size_t>(count);
    }

    /// Characters of up to four bytes. In UTF-16 the high surrogate of a pair is computed at the
    /// third byte of four, the low one at the last.
    template <class Units>
    KERNEL_INLINE static std::size_t putFour(const Byte* block, __m512i last, __m512i fourth,
                                             __mmask64 isLast, Byte* out) {
        const __m512i second = load64(block - 1);
        const __m512i third = load64(block - 2);
        Planes planes = planesOf(last, second, third);
        __mmask64 units = endsOf(block);
        __m512i above = _mm512_setzero_si512();
        if constexpr (Units::kSize == 4) {
            const __m512i bits =
                chooseBits(bytes64(0x03), _mm512_srli_epi16(third, 4),
                           _mm512_and_si512(_mm512_slli_epi16(fourth, 2), bytes64(0x1C)));
            above = _mm512_maskz_compress_epi8(units, _mm512_maskz_mov_epi8(isLast, bits));
        } else {
            const __mmask64 isHigh = _mm512_cmpge_epu8_mask(third, bytes64(0xF0));
            units |= isHigh;
            planes = withPairs(planes, last, second, third, isHigh, isLast);
        }
        const int count = __builtin_popcountll(units);
        putPacked<Units>(_mm512_maskz_compress_epi8(units, planes.low),
                         _mm512_maskz_compress_epi8(units, planes.high), above, count, out);
        return Units::kSize * static_cast<std::size_t>(count);
    }
    KERNEL_INLINE static Planes withPairs(Planes planes, __m512i last, __m512i second,
                                          __m512i third, __mmask64 isHigh, __mmask64 isLow) {
        const __m512i ofTen =
            chooseBits(bytes64(0x03), _mm512_srli_epi16(last, 4), _mm512_slli_epi16(second, 2));
        // 10000 is subtracted, in places with a borrow.
        const __mmask64 isBelow = _mm512_cmplt_epu8_mask(ofTen, bytes64(0x40));
        const __m512i marks = _mm512_mask_mov_epi8(bytes64(0xD8), isBelow, bytes64(0xD7));
        const __m512i high = _mm512_add_epi8(_mm512_and_si512(third, bytes64(0x07)), marks);
        planes.low = _mm512_mask_sub_epi8(planes.low, isHigh, ofTen, bytes64(0x40));
        planes.high = _mm512_mask_mov_epi8(planes.high, isHigh, high);
        planes.high = _mm512_mask_mov_epi8(planes.high, isLow,
                                           chooseBits(bytes64(0x03), planes.high, bytes64(0xDC)));
        return planes;
    }
};

} // namespace
} // namespace moji
