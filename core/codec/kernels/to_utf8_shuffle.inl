// Conversion from UTF-16 or UTF-32 to UTF-8 with vectors of 16 or 32 bytes: all possible bytes are
// computed for each unit, and a shuffle from a table packs those that it has.

#include "codec/kernels/from_utf8_shuffle.inl"

namespace moji {
namespace {

/// To UTF-8. Of each unit one to three bytes, the last one lowest; a surrogate is half of four
/// bytes.
template <class Vectors>
struct ShuffleUnits {
    template <class Units>
    static constexpr std::size_t kBlock = 32 * Units::kSize;
    static constexpr std::size_t kRoom = 128 + 16;

    /// Converts a block from the start of a character and moves `from` and `to` past it, but not
    /// past a final high surrogate. False if a unit is not part of a well-formed character.
    template <class Units>
    KERNEL_INLINE bool put(const Byte*& from, Byte*& to) const {
        Byte* const end = putBlock<Units>(from, to);
        if (end == nullptr)
            return false;
        const bool endsInHigh =
            Units::kSize == 2 && (Units::get(from + kBlock<Units> - 2) & 0xFC00) == 0xD800;
        from += kBlock<Units> - (endsInHigh ? 2 : 0);
        to = end - (endsInHigh ? 2 : 0);
        return true;
    }

    /// Two blocks, if all is ASCII.
    template <class Units>
    KERNEL_INLINE bool putAscii(const Byte* block, Byte* out) const {
        Bytes any{};
        for (int i = 0; i < 64 * Units::kSize; i += kWidth)
            any |= Vectors::load(block + i);
        using Wide = std::conditional_t<Units::kSize == 2, Words, Values>;
        const Bytes ordered = inOrder<Units, Vectors>(any);
        if (!Vectors::isZero((Bytes)((Wide)ordered >> 7)))
            return false;
        for (int i = 0; i < 2; ++i) {
            Words units[kVectors];
            for (int n = 0; n < kVectors; ++n)
                units[n] = asciiAt<Units>(block + (i * kVectors + n) * kWidth / 2 * Units::kSize);
            putOne(units, out + 32 * i);
        }
        return true;
    }

    /// 32 code points up to 10FFFF.
    KERNEL_INLINE Byte* putText(const char32_t* text, Byte* out) const {
        Values values[kVectors * 2];
        __builtin_memcpy(&values, text, sizeof values);
        if (!areBmp(values))
            return putAllLarge(values, out);
        Words units[kVectors];
        for (int i = 0; i < kVectors; ++i)
            units[i] = Vectors::packValues(values[2 * i], values[2 * i + 1]);
        return putPlain(units, out);
    }

private:
    static constexpr int kWidth = Vectors::kWidth;
    static constexpr int kVectors = 64 / kWidth; // of the units of a block
    using Bytes = typename Vectors::Bytes;
    using Words = typename Vectors::Words;
    using SignedWords = typename Vectors::SignedWords;
    using Values = typename Vectors::Values;
    using SignedValues = typename Vectors::SignedValues;

    template <class Units>
    KERNEL_INLINE static Byte* putBlock(const Byte* block, Byte* out) {
        Words units[kVectors];
        if constexpr (Units::kSize == 2) {
            for (int i = 0; i < kVectors; ++i)
                units[i] = unitsAt<Units>(block + kWidth * i);
            if (hasSurrogate(units)) [[unlikely]]
                return putWithPairs<Units>(block, units, out);
        } else {
            Values values[2 * kVectors];
            for (int i = 0; i < 2 * kVectors; ++i)
                values[i] = (Values)inOrder<Units, Vectors>(Vectors::load(block + kWidth * i));
            if (!areBmp(values))
                return areScalarValues(values) ? putAllLarge(values, out) : nullptr;
            for (int i = 0; i < kVectors; ++i)
                units[i] = Vectors::packValues(values[2 * i], values[2 * i + 1]);
            if (hasSurrogate(units))
                return nullptr;
        }
        return putPlain(units, out);
    }

    template <class Units>
    KERNEL_INLINE static Words asciiAt(const Byte* at) {
        if constexpr (Units::kSize == 2)
            return unitsAt<Units>(at);
        else
            return Vectors::packValues((Values)inOrder<Units, Vectors>(Vectors::load(at)),
                                       (Values)inOrder<Units, Vectors>(Vectors::load(at + kWidth)));
    }
    template <class Units>
    KERNEL_INLINE static Words unitsAt(const Byte* at) {
        return (Words)inOrder<Units, Vectors>(Vectors::load(at));
    }
    KERNEL_INLINE static bool hasSurrogate(const Words (&units)[kVectors]) {
        auto any = areSurrogates(units[0]);
        for (int i = 1; i < kVectors; ++i)
            any |= areSurrogates(units[i]);
        return !Vectors::isZero((Bytes)any);
    }
    KERNEL_INLINE static SignedWords areSurrogates(Words units) {
        return (units & 0xF800) == 0xD800;
    }
    KERNEL_INLINE static SignedWords areOne(Words units) { return (units & 0xFF80) == 0; }
    KERNEL_INLINE static SignedWords areUpToTwo(Words units) { return (units & 0xF800) == 0; }

    /// None of them part of a pair.
    KERNEL_INLINE static Byte* putPlain(const Words (&units)[kVectors], Byte* out) {
        Words any = units[0];
        Words least = units[0];
        for (int i = 1; i < kVectors; ++i) {
            any |= units[i];
            least = Vectors::least(least, units[i]);
        }
        if (Vectors::isZero((Bytes)(any & 0xFF80)))
            return putOne(units, out);
        if (Vectors::isZero((Bytes)(any & 0xF800)))
            return putAll(units, out, putOneAndTwo);
        if (Vectors::topBits((Bytes)areUpToTwo(least)) == 0)
            return putAll(units, out, putThree);
        return putAll(units, out, putUpToThree);
    }
    template <class Put>
    KERNEL_INLINE static Byte* putAll(const Words (&units)[kVectors], Byte* out, Put put) {
        for (const Words some : units)
            out = put(some, out);
        return out;
    }

    KERNEL_INLINE static Byte* putOne(const Words (&units)[kVectors], Byte* out) {
        for (int i = 0; i < kVectors; i += 2)
            store<Vectors>(Vectors::packWords(units[i], units[i + 1]), out + i * kWidth / 2);
        return out + 32;
    }
    KERNEL_INLINE static Byte* putOneAndTwo(Words units, Byte* out) {
        const SignedWords isOne = areOne(units);
        unsigned two = ~Vectors::topBits(Vectors::packLanes(isOne, isOne));
        const Words pairs = units >> 6 | (units << 8 & 0x3F00) | 0x80C0;
        const auto bytes = (Bytes)(isOne ? units : pairs);
        for (int i = 0; i < kWidth / 16; ++i, two >>= 16) {
            const __m128i shuffle = load16(kShuffleTables.oneOrTwo[two & 0xFF]);
            store16(_mm_shuffle_epi8(Vectors::half(bytes, i), shuffle), out);
            out += 8 + __builtin_popcount(two & 0xFF);
        }
        return out;
    }
    KERNEL_INLINE static Byte* putThree(Words units, Byte* out) {
        const Words lower = trailsOf(units) | 0x8080;
        const Words upper = ofThird(units);
        const __m128i places =
            _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
        const Bytes low = Vectors::lookUp(Vectors::interleaveLow(lower, upper), places);
        const Bytes high = Vectors::lookUp(Vectors::interleaveHigh(lower, upper), places);
        for (int i = 0; i < kWidth / 16; ++i) {
            store16(Vectors::half(low, i), out + 24 * i);
            store16(Vectors::half(high, i), out + 24 * i + 12);
        }
        return out + 24 * (kWidth / 16);
    }
    KERNEL_INLINE static Byte* putUpToThree(Words units, Byte* out) {
        const SignedWords isOne = areOne(units);
        const SignedWords upToTwo = areUpToTwo(units);
        return putBytes(lastTwo(units, isOne, upToTwo), ofThird(units), isOne, upToTwo, out);
    }

    /// The lowest and the next six bits.
    KERNEL_INLINE static Words trailsOf(Words units) {
        return (units & 0x003F) | (units << 2 & 0x3F00);
    }
    KERNEL_INLINE static Words lastTwo(Words units, SignedWords isOne, SignedWords upToTwo) {
        const Words pairs = trailsOf(units) | ((Words)upToTwo & 0x4000) | 0x8080;
        return isOne ? units : pairs;
    }
    KERNEL_INLINE static Words ofThird(Words units) { return units >> 12 | 0x00E0; }

    /// `lower`: of each unit its last two bytes; `upper`: the one before them.
    KERNEL_INLINE static Byte* putBytes(Words lower, Words upper, SignedWords isOne,
                                        SignedWords upToTwo, Byte* out) {
        unsigned index = ~Vectors::topBits(Vectors::swapMiddle(Vectors::packLanes(isOne, upToTwo)));
        const Bytes low = Vectors::interleaveLow(lower, upper);
        const Bytes high = Vectors::interleaveHigh(lower, upper);
        for (int i = 0; i < kWidth / 16; ++i, index >>= 16) {
            out = putFour(Vectors::half(low, i), index & 0xFF, out);
            out = putFour(Vectors::half(high, i), index >> 8 & 0xFF, out);
        }
        return out;
    }
    KERNEL_INLINE static Byte* putFour(__m128i values, unsigned index, Byte* out) {
        store16(_mm_shuffle_epi8(values, load16(kShuffleTables.upToFour[index])), out);
        return out + kShuffleTables.upToFourLengths[index];
    }

    /// nullptr if a surrogate is not part of a pair.
    template <class Units>
    KERNEL_INLINE static Byte* putWithPairs(const Byte* block, const Words (&units)[kVectors],
                                            Byte* out) {
        for (int i = 0; i < kVectors; ++i) {
            const Words before = unitsAt<Units>(block + kWidth * i - 2);
            const SignedWords isAfterHigh = (before & 0xFC00) == 0xD800;
            const SignedWords isLow = (units[i] & 0xFC00) == 0xDC00;
            if (!Vectors::isZero((Bytes)(isLow ^ isAfterHigh)))
                return nullptr;
            out = putHalves(units[i], before, isLow, out);
        }
        return out;
    }
    KERNEL_INLINE static Byte* putHalves(Words units, Words before, SignedWords isLow, Byte* out) {
        const SignedWords isSurrogate = areSurrogates(units);
        const SignedWords isOne = areOne(units);
        const SignedWords upToTwo = isSurrogate | areUpToTwo(units);
        const Words halves = isLow ? lowHalves(units, before) : highHalves(units);
        const Words lower = isSurrogate ? halves : lastTwo(units, isOne, upToTwo);
        return putBytes(lower, ofThird(units), isOne, upToTwo, out);
    }
    /// 80..BF 80..BF
    KERNEL_INLINE static Words lowHalves(Words units, Words before) {
        return (units & 0x003F) | (units << 2 & 0x0F00) | (before << 12 & 0x3000) | 0x8080;
    }
    /// F0..F4 80..BF
    KERNEL_INLINE static Words highHalves(Words units) {
        const Words ten = (units & 0x03FF) + 0x40;
        return (ten >> 2 & 0x003F) | (ten & 0x0700) | 0xF080;
    }

    KERNEL_INLINE static bool areBmp(const Values (&values)[2 * kVectors]) {
        Values any = values[0];
        for (int i = 1; i < 2 * kVectors; ++i)
            any |= values[i];
        return Vectors::isZero((Bytes)(any & 0xFFFF0000));
    }
    KERNEL_INLINE static bool areScalarValues(const Values (&values)[2 * kVectors]) {
        SignedValues others{};
        for (const Values some : values)
            others |= (some > 0x10FFFF) | ((some & 0xFFFF'F800) == 0xD800);
        return Vectors::isZero((Bytes)others);
    }
    KERNEL_INLINE static Byte* putAllLarge(const Values (&values)[2 * kVectors], Byte* out) {
        for (const Values some : values)
            out = putLarge(some, out);
        return out;
    }
    /// Code points up to 10FFFF.
    KERNEL_INLINE static Byte* putLarge(Values values, Byte* out) {
        const Values trails = (values & 0x3F) | (values << 2 & 0x3F00) | (values << 4 & 0x3F'0000) |
                              (values << 6 & 0x700'0000);
        const auto numbers = (SignedValues)values;
        const auto overOne = (Values)(numbers > 0x7F);
        const auto overTwo = (Values)(numbers > 0x7FF);
        const auto overThree = (Values)(numbers > 0xFFFF);
        // C080, E08080, F0808080
        const Values marks = (overOne & 0xC080) ^ (overTwo & 0xE04000) ^ (overThree & 0xF060'0000);
        const auto bytes = (Bytes)(trails | marks | (~overOne & values));
        unsigned twoOrThree = Vectors::topBitsOfValues(overOne ^ overThree);
        unsigned threeOrFour = Vectors::topBitsOfValues(overTwo);
        for (int i = 0; i < kWidth / 16; ++i, twoOrThree >>= 4, threeOrFour >>= 4) {
            const unsigned index = (twoOrThree & 0x0F) | (threeOrFour & 0x0F) << 4;
            out = putFour(Vectors::half(bytes, i), index, out);
        }
        return out;
    }
};

} // namespace
} // namespace moji
