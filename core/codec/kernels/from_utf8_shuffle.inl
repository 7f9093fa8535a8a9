// Conversion from UTF-8 to UTF-16 or UTF-32 with vectors of 16 or 32 bytes: everything is computed
// at each byte, and a shuffle from a table packs what counts.

#include "codec/kernels/convert_unicode.h"
#include "codec/kernels/convert_vectors.h"
#include "codec/kernels/shuffle_tables.h"
#include "utf8/kernels/lookup_check.inl"

namespace moji {
namespace {

KERNEL_INLINE __m128i load16(const Byte* at) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
}
KERNEL_INLINE void store16(__m128i bytes, Byte* at) {
    _mm_storeu_si128(reinterpret_cast<__m128i*>(at), bytes);
}
template <class Vectors>
KERNEL_INLINE void store(typename Vectors::Bytes bytes, Byte* at) {
    __builtin_memcpy(at, &bytes, sizeof bytes);
}

/// Units of a byte order in a vector, changed to or from the machine's.
template <class Units, class Vectors>
KERNEL_INLINE typename Vectors::Bytes inOrder(typename Vectors::Bytes units) {
    if constexpr (!Units::kBig)
        return units;
    else if constexpr (Units::kSize == 2)
        return Vectors::lookUp(units,
                               _mm_setr_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14));
    else
        return Vectors::lookUp(units,
                               _mm_setr_epi8(3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12));
}

/// From UTF-8. At the last byte of each character, the bytes of its code point.
template <class Vectors, class Simd>
class ShufflePlanes {
public:
    template <class Units>
    static constexpr std::size_t kBlock = 64;

    /// Converts a block if it is ASCII.
    template <class Units>
    KERNEL_INLINE bool putAscii(const Byte* block, Byte* out) const {
        Bytes any = Vectors::load(block);
        for (int i = kWidth; i < 64; i += kWidth)
            any |= Vectors::load(block + i);
        if (Vectors::topBits(any) != 0)
            return false;
        putOne<Units>(block, out);
        return true;
    }

    /// Converts a block and checks it, and what was left open before it.
    template <class Units>
    KERNEL_INLINE Byte* put(const Byte* block, Byte* out) {
        // The last bytes of a character may be the first ones here.
        Bytes most = Vectors::load(block - 3);
        for (int i = 0; i < 64; i += kWidth)
            most = Vectors::most(most, Vectors::load(block + i));
        if (Vectors::topBits(most) == 0) {
            putOne<Units>(block, out);
            return out + Units::kSize * 64;
        }
        for (int i = 0; i < 64; i += Simd::kWidth)
            m_check.add(utf8::Neighbours<Simd>(block + i));
        const bool hasFour = Vectors::topBits((Bytes)(most >= 0xF0)) != 0;
        for (int i = 0; i < 64; i += kWidth)
            out = hasFour ? putFour<Units>(block + i, out) : putThree<Units>(block + i, out);
        return out;
    }
    /// Whether all blocks so far are well-formed, up to a character left open at the end.
    [[nodiscard]] KERNEL_INLINE bool passed() const { return m_check.passed(); }

private:
    static constexpr int kWidth = Vectors::kWidth;
    using Bytes = typename Vectors::Bytes;
    using SignedBytes = typename Vectors::SignedBytes;
    using Words = typename Vectors::Words;

    struct Planes {
        Bytes low;
        Bytes high;
    };

    KERNEL_INLINE static Bytes right(Bytes v, int bits, int mask) {
        return (Bytes)((Words)v >> bits) & static_cast<Byte>(mask);
    }
    KERNEL_INLINE static Bytes left(Bytes v, int bits, int mask) {
        return (Bytes)((Words)v << bits) & static_cast<Byte>(mask);
    }
    KERNEL_INLINE static Bytes areTrails(Bytes v) { // 80..BF
        return (Bytes)((SignedBytes)v < static_cast<std::int8_t>(0xC0));
    }

    template <class Units>
    KERNEL_INLINE static void putOne(const Byte* block, Byte* out) {
        for (int i = 0; i < 64; i += 16)
            putAscii16<Units>(load16(block + i), out + i * Units::kSize);
    }
    template <class Units>
    KERNEL_INLINE static void putAscii16(__m128i bytes, Byte* out) {
#ifdef __AVX2__
        using Wide = Vectors256;
        if constexpr (Units::kSize == 2) {
            store<Wide>(inOrder<Units, Wide>((Wide::Bytes)_mm256_cvtepu8_epi16(bytes)), out);
        } else {
            store<Wide>(inOrder<Units, Wide>((Wide::Bytes)_mm256_cvtepu8_epi32(bytes)), out);
            bytes = _mm_unpackhi_epi64(bytes, bytes);
            store<Wide>(inOrder<Units, Wide>((Wide::Bytes)_mm256_cvtepu8_epi32(bytes)), out + 32);
        }
#else
        const __m128i zero = _mm_setzero_si128();
        putUnits<Units>(_mm_unpacklo_epi8(bytes, zero), zero, out);
        putUnits<Units>(_mm_unpackhi_epi8(bytes, zero), zero, out + 8 * Units::kSize);
#endif
    }
    /// Eight units. `above`: their bits above 16.
    template <class Units>
    KERNEL_INLINE static void putUnits(__m128i words, __m128i above, Byte* out) {
        using Narrow = Vectors128;
        const auto put = [](__m128i units, Byte* to) {
            store<Narrow>(inOrder<Units, Narrow>((Narrow::Bytes)units), to);
        };
        if constexpr (Units::kSize == 2) {
            put(words, out);
        } else {
            put(_mm_unpacklo_epi16(words, above), out);
            put(_mm_unpackhi_epi16(words, above), out + 16);
        }
    }

    KERNEL_INLINE static unsigned endsOf(const Byte* block) {
        const auto next = (SignedBytes)Vectors::load(block + 1);
        return Vectors::topBits((Bytes)(next > static_cast<std::int8_t>(0xBF)));
    }

    /// At the last bytes of characters of up to three. (Elsewhere, anything.)
    KERNEL_INLINE static Planes planesOf(Bytes last, Bytes second, Bytes third) {
        const Bytes isTrail = areTrails(last);
        const Bytes top = isTrail & 0xC0;
        const Bytes low = (last & ~top) | ((Bytes)((Words)second << 6) & top);
        const Bytes ofThird = left(third, 4, 0xF0) & areTrails(second);
        return {low, (ofThird | right(second, 2, 0x0F)) & isTrail};
    }

    template <class Units>
    KERNEL_INLINE static Byte* putThree(const Byte* block, Byte* out) {
        const Planes planes =
            planesOf(Vectors::load(block), Vectors::load(block - 1), Vectors::load(block - 2));
        return pack<Units>(planes, endsOf(block), out);
    }
    template <class Units>
    KERNEL_INLINE static Byte* pack(const Planes& planes, unsigned which, Byte* out) {
        const auto low = (Bytes)Vectors::interleaveLow(planes.low, planes.high);
        const auto high = (Bytes)Vectors::interleaveHigh(planes.low, planes.high);
        const __m128i zero = _mm_setzero_si128();
        for (int i = 0; i < kWidth / 16; ++i, which >>= 16) {
            out = packEight<Units>(Vectors::half(low, i), zero, which & 0xFF, out);
            out = packEight<Units>(Vectors::half(high, i), zero, which >> 8 & 0xFF, out);
        }
        return out;
    }
    template <class Units>
    KERNEL_INLINE static Byte* packEight(__m128i words, __m128i zero, unsigned which, Byte* out) {
        const __m128i packed = _mm_shuffle_epi8(words, load16(kShuffleTables.words[which]));
#ifdef __AVX2__
        if constexpr (Units::kSize == 4)
            store<Vectors256>(
                inOrder<Units, Vectors256>((Vectors256::Bytes)_mm256_cvtepu16_epi32(packed)), out);
        else
#endif
            putUnits<Units>(packed, zero, out);
        return out + Units::kSize * __builtin_popcount(which);
    }

    /// Characters of up to four bytes. In UTF-16 the high surrogate of a pair is computed at the
    /// third byte of four, the low one at the last.
    template <class Units>
    KERNEL_INLINE static Byte* putFour(const Byte* block, Byte* out) {
        const Bytes last = Vectors::load(block);
        const Bytes second = Vectors::load(block - 1);
        const Bytes third = Vectors::load(block - 2);
        const Bytes fourth = Vectors::load(block - 3);
        Planes planes = planesOf(last, second, third);
        unsigned units = endsOf(block);
        const auto isLast = (Bytes)(fourth >= 0xF0);
        if constexpr (Units::kSize == 4) {
            const Bytes above = (left(fourth, 2, 0x1C) | right(third, 4, 0x03)) & isLast;
            return packValues<Units>(planes, above, units, out);
        } else {
            const auto isHigh = (Bytes)(third >= 0xF0);
            units |= Vectors::topBits(isHigh);
            planes = withPairs(planes, last, second, third, isHigh, isLast);
            return pack<Units>(planes, units, out);
        }
    }
    template <class Units>
    KERNEL_INLINE static Byte* packValues(const Planes& planes, Bytes above, unsigned which,
                                          Byte* out) {
        const auto low = (Bytes)Vectors::interleaveLow(planes.low, planes.high);
        const auto high = (Bytes)Vectors::interleaveHigh(planes.low, planes.high);
        const auto lowAbove = (Bytes)Vectors::interleaveLow(above, Bytes{});
        const auto highAbove = (Bytes)Vectors::interleaveHigh(above, Bytes{});
        const auto putEight = [&](__m128i words, __m128i tops, unsigned bits) {
            const __m128i shuffle = load16(kShuffleTables.words[bits]);
            putUnits<Units>(_mm_shuffle_epi8(words, shuffle), _mm_shuffle_epi8(tops, shuffle), out);
            out += 4 * __builtin_popcount(bits);
        };
        for (int i = 0; i < kWidth / 16; ++i, which >>= 16) {
            putEight(Vectors::half(low, i), Vectors::half(lowAbove, i), which & 0xFF);
            putEight(Vectors::half(high, i), Vectors::half(highAbove, i), which >> 8 & 0xFF);
        }
        return out;
    }
    KERNEL_INLINE static Planes withPairs(Planes planes, Bytes last, Bytes second, Bytes third,
                                          Bytes isHigh, Bytes isLow) {
        const Bytes ofTen = left(second, 2, 0xFC) | right(last, 4, 0x03);
        // 10000 is subtracted, in places with a borrow: a comparison that holds yields -1.
        const auto isBelow = (Bytes)(ofTen < 0x40);
        const Bytes high = (third & 0x07) + 0xD8 + isBelow;
        planes.low = (isHigh & (ofTen - 0x40)) | (~isHigh & planes.low);
        planes.high = (isHigh & high) | (~isHigh & planes.high);
        planes.high = (planes.high & ~(isLow & 0xFC)) | (isLow & 0xDC);
        return planes;
    }

    utf8::LookupCheck<Simd> m_check;
};

} // namespace
} // namespace moji
