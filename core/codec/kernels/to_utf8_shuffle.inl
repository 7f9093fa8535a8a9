// Conversion from UTF-16 or UTF-32 to UTF-8 with vectors of 16 or 32 bytes: all possible bytes are
// computed for each unit, and a shuffle from a table packs those that it has.

#include "codec/kernels/from_utf8_shuffle.inl"

namespace moji {
namespace {

/// To UTF-8. Of each unit one to three bytes, the last one lowest; a surrogate is half of four
/// bytes.
template <class Vectors>
class ShuffleUnits {
public:
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

    /// The ASCII at the start of two blocks. Returns how many units that are, and may write
    /// anything after them.
    template <class Units>
    KERNEL_INLINE std::size_t putAscii(const Byte* block, Byte* out) const {
        Bytes any{};
        for (int half = 0; half < 2; ++half) {
            Words units[kVectors];
            for (int i = 0; i < kVectors; ++i) {
                const Byte* const at = block + (half * kVectors + i) * kWidth / 2 * Units::kSize;
                for (int n = 0; n < kWidth / 2 * Units::kSize; n += kWidth)
                    any |= Vectors::load(at + n);
                units[i] = asciiAt<Units>(at);
            }
            putOne(units, out + 32 * half);
        }
        using Wide = std::conditional_t<Units::kSize == 2, Words, Values>;
        if (Vectors::isZero((Bytes)((Wide)inOrder<Units, Vectors>(any) >> 7)))
            return 64;
        return static_cast<std::size_t>(__builtin_ctzll(othersOf<Units>(block)));
    }

    /// 32 code points up to 10FFFF.
    KERNEL_INLINE Byte* putText(const char32_t* text, Byte* out) const {
        Values values[kVectors * 2];
        for (int i = 0; i < kVectors * 2; ++i)
            values[i] = (Values)Vectors::load(reinterpret_cast<const Byte*>(text) + kWidth * i);
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
    KERNEL_INLINE Byte* putBlock(const Byte* block, Byte* out) const {
        Words units[kVectors];
        if constexpr (Units::kSize == 2) {
            for (int i = 0; i < kVectors; ++i)
                units[i] = unitsAt<Units>(block + kWidth * i);
            const Words any = anyOf(units);
            if (Vectors::isZero((Bytes)(any & m_overTwo)))
                return putUpToTwo(any, units, out);
            return hasSurrogate(units) ? putWithPairs<Units>(block, units, out)
                                       : putUpToThree(units, out);
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
    KERNEL_INLINE Words asciiAt(const Byte* at) const {
        if constexpr (Units::kSize == 2)
            return unitsAt<Units>(at);
        else
            return Vectors::packValues((Values)inOrder<Units, Vectors>(Vectors::load(at)),
                                       (Values)inOrder<Units, Vectors>(Vectors::load(at + kWidth)));
    }
    /// Where two blocks are not ASCII.
    template <class Units>
    KERNEL_INLINE std::uint64_t othersOf(const Byte* blocks) const {
        std::uint64_t others = 0;
        for (int i = 0; i < 64; i += kWidth) {
            const Byte* const at = blocks + i * Units::kSize;
            const Bytes some = Vectors::packWords(othersAt<Units>(at),
                                                  othersAt<Units>(at + kWidth / 2 * Units::kSize));
            others |= std::uint64_t{Vectors::topBits((Bytes)(some != 0))} << i;
        }
        return others;
    }
    /// For each unit that is not ASCII a number from 1 to 1FF, else 0.
    template <class Units>
    KERNEL_INLINE Words othersAt(const Byte* at) const {
        if constexpr (Units::kSize == 2)
            return unitsAt<Units>(at) >> 7;
        const auto above = [](const Byte* values) {
            return (Values)inOrder<Units, Vectors>(Vectors::load(values)) >> 7;
        };
        return (Words)(Vectors::packValues(above(at), above(at + kWidth)) != 0) >> 8;
    }
    template <class Units>
    KERNEL_INLINE Words unitsAt(const Byte* at) const {
        return (Words)inOrder<Units, Vectors>(Vectors::load(at));
    }
    KERNEL_INLINE bool hasSurrogate(const Words (&units)[kVectors]) const {
        auto any = areSurrogates(units[0]);
        for (int i = 1; i < kVectors; ++i)
            any |= areSurrogates(units[i]);
        return !Vectors::isZero((Bytes)any);
    }
    KERNEL_INLINE SignedWords areSurrogates(Words units) const {
        return (units & m_overTwo) == m_high;
    }
    KERNEL_INLINE SignedWords areOne(Words units) const {
        return Vectors::least(units, m_mostOfOne) == units;
    }
    KERNEL_INLINE SignedWords areUpToTwo(Words units) const {
        return Vectors::least(units, m_mostOfTwo) == units;
    }

    KERNEL_INLINE static Words anyOf(const Words (&units)[kVectors]) {
        Words any = units[0];
        for (int i = 1; i < kVectors; ++i)
            any |= units[i];
        return any;
    }
    /// None of them part of a pair.
    KERNEL_INLINE Byte* putPlain(const Words (&units)[kVectors], Byte* out) const {
        const Words any = anyOf(units);
        return Vectors::isZero((Bytes)(any & m_overTwo)) ? putUpToTwo(any, units, out)
                                                         : putUpToThree(units, out);
    }
    KERNEL_INLINE Byte* putUpToTwo(Words any, const Words (&units)[kVectors], Byte* out) const {
        if (Vectors::isZero((Bytes)(any & m_overOne)))
            return putOne(units, out);
        for (const Words some : units)
            out = putOneAndTwo(some, out);
        return out;
    }
    KERNEL_INLINE Byte* putUpToThree(const Words (&units)[kVectors], Byte* out) const {
        for (const Words some : units) {
            const SignedWords isOne = areOne(some);
            const SignedWords upToTwo = areUpToTwo(some);
            out = putBytes(lastTwo(some, isOne, upToTwo), ofThird(some), isOne, upToTwo, out);
        }
        return out;
    }
    KERNEL_INLINE Byte* putOne(const Words (&units)[kVectors], Byte* out) const {
        for (int i = 0; i < kVectors; i += 2)
            store<Vectors>(Vectors::packWords(units[i], units[i + 1]), out + i * kWidth / 2);
        return out + 32;
    }
    KERNEL_INLINE Byte* putOneAndTwo(Words units, Byte* out) const {
        const SignedWords isOne = areOne(units);
        unsigned two = ~Vectors::topBits(Vectors::packLanes(isOne, isOne));
        const Words pairs = units >> 6 | (units << 8 & m_nextSix) | m_marksOfTwo;
        const auto bytes = (Bytes)(isOne ? units : pairs);
        for (int i = 0; i < kWidth / 16; ++i, two >>= 16) {
            const __m128i shuffle = load16(kShuffleTables.oneOrTwo[two & 0xFF]);
            store16(_mm_shuffle_epi8(Vectors::half(bytes, i), shuffle), out);
            out += 8 + __builtin_popcount(two & 0xFF);
        }
        return out;
    }
    /// The lowest and the next six bits.
    KERNEL_INLINE Words trailsOf(Words units) const {
        return (units & m_lastSix) | (units << 2 & m_nextSix);
    }
    KERNEL_INLINE Words lastTwo(Words units, SignedWords isOne, SignedWords upToTwo) const {
        const Words pairs = trailsOf(units) | ((Words)upToTwo & m_leadBit) | m_trailMarks;
        return isOne ? units : pairs;
    }
    KERNEL_INLINE Words ofThird(Words units) const { return units >> 12 | m_firstOfThree; }

    /// `lower`: of each unit its last two bytes; `upper`: the one before them.
    KERNEL_INLINE Byte* putBytes(Words lower, Words upper, SignedWords isOne, SignedWords upToTwo,
                                 Byte* out) const {
        unsigned index = ~Vectors::topBits(Vectors::swapMiddle(Vectors::packLanes(isOne, upToTwo)));
        const Bytes low = Vectors::interleaveLow(lower, upper);
        const Bytes high = Vectors::interleaveHigh(lower, upper);
        for (int i = 0; i < kWidth / 16; ++i, index >>= 16) {
            out = putFour(Vectors::half(low, i), index & 0xFF, out);
            out = putFour(Vectors::half(high, i), index >> 8 & 0xFF, out);
        }
        return out;
    }
    KERNEL_INLINE Byte* putFour(__m128i values, unsigned index, Byte* out) const {
        store16(_mm_shuffle_epi8(values, load16(kShuffleTables.upToFour[index])), out);
        return out + kShuffleTables.upToFourLengths[index];
    }

    /// nullptr if a surrogate is not part of a pair.
    template <class Units>
    KERNEL_INLINE Byte* putWithPairs(const Byte* block, const Words (&units)[kVectors],
                                     Byte* out) const {
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
    KERNEL_INLINE Byte* putHalves(Words units, Words before, SignedWords isLow, Byte* out) const {
        const SignedWords isSurrogate = areSurrogates(units);
        const SignedWords isOne = areOne(units);
        const SignedWords upToTwo = isSurrogate | areUpToTwo(units);
        const Words halves = isLow ? lowHalves(units, before) : highHalves(units);
        const Words lower = isSurrogate ? halves : lastTwo(units, isOne, upToTwo);
        return putBytes(lower, ofThird(units), isOne, upToTwo, out);
    }
    /// 80..BF 80..BF
    KERNEL_INLINE Words lowHalves(Words units, Words before) const {
        return (units & 0x003F) | (units << 2 & 0x0F00) | (before << 12 & 0x3000) | 0x8080;
    }
    /// F0..F4 80..BF
    KERNEL_INLINE Words highHalves(Words units) const {
        const Words ten = (units & 0x03FF) + 0x40;
        return (ten >> 2 & 0x003F) | (ten & 0x0700) | 0xF080;
    }

    KERNEL_INLINE bool areBmp(const Values (&values)[2 * kVectors]) const {
        Values any = values[0];
        for (int i = 1; i < 2 * kVectors; ++i)
            any |= values[i];
        return Vectors::isZero((Bytes)(any & 0xFFFF0000));
    }
    KERNEL_INLINE bool areScalarValues(const Values (&values)[2 * kVectors]) const {
        SignedValues others{};
        for (const Values some : values)
            others |= (some > 0x10FFFF) | ((some & 0xFFFF'F800) == 0xD800);
        return Vectors::isZero((Bytes)others);
    }
    KERNEL_INLINE Byte* putAllLarge(const Values (&values)[2 * kVectors], Byte* out) const {
        for (const Values some : values)
            out = putLarge(some, out);
        return out;
    }
    /// Code points up to 10FFFF.
    KERNEL_INLINE Byte* putLarge(Values values, Byte* out) const {
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

    /// Kept in registers or on the stack: g++ likes to make constants anew in every step of a loop.
    KERNEL_INLINE static Words constant(int word) {
        Words words = Words{} + static_cast<std::uint16_t>(word);
        asm("" : "+x"(words));
        return words;
    }

    const Words m_mostOfOne = constant(0x007F);
    const Words m_mostOfTwo = constant(0x07FF);
    const Words m_overOne = constant(0xFF80);
    const Words m_overTwo = constant(0xF800);
    const Words m_high = constant(0xD800);
    const Words m_lastSix = constant(0x003F);
    const Words m_nextSix = constant(0x3F00);
    const Words m_marksOfTwo = constant(0x80C0);
    const Words m_trailMarks = constant(0x8080);
    const Words m_leadBit = constant(0x4000);
    const Words m_firstOfThree = constant(0x00E0);
};

} // namespace
} // namespace moji
