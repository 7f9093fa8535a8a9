// Keiser and Lemire's check, for any instruction set with 16-entry look-ups.

#include "utf8/lookup_tables.h"

namespace moji::utf8 {
namespace {

/// The tables of the lookup trace (utf8/lookup_tables.h), as plain arrays.
struct NibbleTables {
    Byte byte1High[16];
    Byte byte1Low[16];
    Byte byte2High[16];
};
constexpr NibbleTables copyOf(const LookupTables& tables) {
    NibbleTables copy{};
    for (unsigned i = 0; i < 16; ++i) {
        copy.byte1High[i] = tables.byte1High[i];
        copy.byte1Low[i] = tables.byte1Low[i];
        copy.byte2High[i] = tables.byte2High[i];
    }
    return copy;
}
constexpr NibbleTables kNibbleTables = copyOf(kSimdjsonTables);

/// The error bits for an invalid second byte after E0, ED, F0, F4: OVERLONG_3, TOO_LARGE,
/// SURROGATE, OVERLONG_4.
constexpr Byte kWrongSecond = 1 << 2 | 1 << 3 | 1 << 4 | 1 << 6;

/// A vector of bytes, and those one, two and three positions before each. Loaded only once: a
/// second load, which compilers like to insert, halves the speed where loads cross cache lines.
template <class Simd>
struct Neighbours {
    using Vector = typename Simd::Vector;

    KERNEL_INLINE explicit Neighbours(const Byte* p)
        : bytes(Simd::loadOnce(p))
        , back1(Simd::loadOnce(p - 1))
        , back2(Simd::loadOnce(p - 2))
        , back3(Simd::load(p - 3)) {}
    /// The first and the last of them are loaded already.
    KERNEL_INLINE Neighbours(const Byte* p, Vector atPlace, Vector threeBefore)
        : bytes(atPlace)
        , back1(Simd::loadOnce(p - 1))
        , back2(Simd::loadOnce(p - 2))
        , back3(threeBefore) {}

    Vector bytes;
    Vector back1;
    Vector back2;
    Vector back3;
};

template <class Simd>
class FaultLookup {
public:
    using Vector = typename Simd::Vector;

    /// Each byte's error bits, given the byte before it.
    [[nodiscard]] KERNEL_INLINE Vector lookUp(Vector bytes, Vector back1) const {
        return Simd::and3(Simd::lookUp(m_byte1High, Simd::highNibbles(back1)),
                          Simd::lookUp(m_byte1Low, Simd::lowNibbles(back1)),
                          Simd::lookUp(m_byte2High, Simd::highNibbles(bytes)));
    }

private:
    Vector m_byte1High = Simd::table(kNibbleTables.byte1High);
    Vector m_byte1Low = Simd::table(kNibbleTables.byte1Low);
    Vector m_byte2High = Simd::table(kNibbleTables.byte2High);
};

template <class Simd>
class LookupCheck {
public:
    KERNEL_INLINE void add(const Neighbours<Simd>& at) {
        // The high bit stays set for E0..FF two bytes before, and for F0..FF three bytes before.
        const auto third = Simd::subtract(at.back2, 0xE0 - 0x80);
        const auto fourth = Simd::subtract(at.back3, 0xF0 - 0x80);
        m_error = Simd::addDifference(m_error, m_tables.lookUp(at.bytes, at.back1), third, fourth);
    }
    [[nodiscard]] KERNEL_INLINE bool passed() const { return Simd::isZero(m_error); }

private:
    FaultLookup<Simd> m_tables;
    typename Simd::Vector m_error = Simd::splat(0);
};

} // namespace
} // namespace moji::utf8
