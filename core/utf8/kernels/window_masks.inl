// Classifies 64 bytes, as masks of 64 bits (bit i: byte i). Every byte that is not a continuation
// starts a character or an error of at most four bytes, so three bytes of context on either side
// decide everything that starts between them.

namespace moji::utf8 {
namespace {

/// The bits 0..count-1; count may be 64.
KERNEL_INLINE std::uint64_t bitsBelow(int count) {
    return count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
}

KERNEL_INLINE std::uint64_t popcount(std::uint64_t bits) {
    return static_cast<std::uint64_t>(__builtin_popcountll(bits));
}

/// In bits 0..60; 60 if none is set.
KERNEL_INLINE int lowestBit(std::uint64_t bits) {
    return __builtin_ctzll(bits | (std::uint64_t{1} << 60));
}

/// Error kinds by the first byte: those of incomplete sequences, then the others (leadError and
/// secondByteError of strict.h).
struct ErrorKinds {
    SpanStatus cutOff = SpanStatus::TooShort;
    SpanStatus ofLead[256];
};
constexpr ErrorKinds makeErrorKinds() {
    ErrorKinds kinds{};
    for (int lead = 0; lead < 256; ++lead)
        kinds.ofLead[lead] = lead < 0xC0   ? SpanStatus::TooLong
                             : lead < 0xED ? SpanStatus::Overlong // C0, C1, E0
                             : lead < 0xF0 ? SpanStatus::Surrogate
                             : lead < 0xF4 ? SpanStatus::Overlong // F0
                             : lead < 0xF8 ? SpanStatus::TooLarge
                                           : SpanStatus::HeaderBits;
    return kinds;
}
constexpr ErrorKinds kErrorKinds = makeErrorKinds();

template <class Simd>
class WindowMasks {
public:
    static constexpr int kSize = 64;
    static constexpr int kContext = 3;

    /// Also reads one byte before `bytes`.
    KERNEL_INLINE explicit WindowMasks(const Byte* bytes)
        : m_bytes(bytes) {
        const std::uint64_t fromC0 = atLeast(bytes, 0xC0);
        m_continuation = atLeast(bytes, 0x80) & ~fromC0;
        const std::uint64_t badLead = (fromC0 & ~atLeast(bytes, 0xC2)) | atLeast(bytes, 0xF5);
        const std::uint64_t lead = fromC0 & ~badLead;
        const std::uint64_t lead34 = atLeast(bytes, 0xE0) & ~badLead;
        const std::uint64_t lead4 = atLeast(bytes, 0xF0) & ~badLead;
        const std::uint64_t badSecond = wrongSeconds(bytes);

        const std::uint64_t second = (lead << 1) & m_continuation & ~badSecond;
        const std::uint64_t third = (lead34 << 2) & (second << 1) & m_continuation;
        const std::uint64_t fourth = (lead4 << 3) & (third << 1) & m_continuation;
        m_continues = second | third | fourth;

        const std::uint64_t hasSecond = lead & (second >> 1);
        const std::uint64_t hasThird = hasSecond & (third >> 2);
        const std::uint64_t one = lead & ~hasSecond;
        m_two = lead34 & hasSecond & ~hasThird;
        m_three = lead4 & hasThird & ~(fourth >> 3);
        m_cutOff = (one & ~(badSecond >> 1)) | m_two | m_three;
        m_errors = one | m_two | m_three | badLead | (m_continuation & ~m_continues);
    }

    /// Where errors start.
    [[nodiscard]] KERNEL_INLINE std::uint64_t errors() const { return m_errors; }
    [[nodiscard]] KERNEL_INLINE std::uint8_t errorLength(int i) const {
        return static_cast<std::uint8_t>(1 + ((m_two >> i) & 1) + 2 * ((m_three >> i) & 1));
    }
    [[nodiscard]] KERNEL_INLINE SpanStatus errorKind(int i) const {
        const bool isCutOff = ((m_cutOff >> i) & 1) != 0;
        return *(isCutOff ? &kErrorKinds.cutOff : &kErrorKinds.ofLead[m_bytes[i]]);
    }
    /// The number of bytes from `place` (at most 61) that belong to a character or error before it.
    [[nodiscard]] KERNEL_INLINE int bytesContinuedFrom(int place) const {
        return lowestBit(~m_continues >> place | std::uint64_t{1} << kContext);
    }
    /// Counts the bytes selected by `where`.
    KERNEL_INLINE void count(std::uint64_t where, KernelCounts& counts) const {
        counts.continuations += popcount(m_continuation & where);
        counts.lineFeeds += popcount(equal(m_bytes, 0x0A) & where);
        if (const std::uint64_t first = equal(m_bytes, 0xEF); first != 0)
            counts.replacementCharacters +=
                popcount((first << 2) & (equal(m_bytes, 0xBF) << 1) & equal(m_bytes, 0xBD) & where);
    }
    /// Counts without validation, and without replacement characters.
    KERNEL_INLINE static void countBlock(const Byte* bytes, KernelCounts& counts) {
        counts.continuations += popcount(atLeast(bytes, 0x80) & ~atLeast(bytes, 0xC0));
        counts.lineFeeds += popcount(equal(bytes, 0x0A));
    }

private:
    KERNEL_INLINE static std::uint64_t atLeast(const Byte* bytes, Byte b) {
        std::uint64_t mask = 0;
        for (int i = 0; i < kSize; i += Simd::kWidth)
            mask |= Simd::atLeast(Simd::load(bytes + i), b) << i;
        return mask;
    }
    KERNEL_INLINE static std::uint64_t equal(const Byte* bytes, Byte b) {
        std::uint64_t mask = 0;
        for (int i = 0; i < kSize; i += Simd::kWidth)
            mask |= Simd::equal(Simd::load(bytes + i), b) << i;
        return mask;
    }
    /// Where a continuation is invalid as the second byte after E0, ED, F0 or F4 (Unicode Table
    /// 3-7).
    KERNEL_INLINE static std::uint64_t wrongSeconds(const Byte* bytes) {
        const FaultLookup<Simd> tables;
        std::uint64_t mask = 0;
        for (int i = 0; i < kSize; i += Simd::kWidth) {
            const auto faults = tables.lookUp(Simd::load(bytes + i), Simd::loadOnce(bytes + i - 1));
            mask |= Simd::anyBit(faults, kWrongSecond) << i;
        }
        return mask;
    }

    const Byte* m_bytes;
    std::uint64_t m_continuation; // bytes 80..BF
    std::uint64_t m_continues;    // bytes that belong to an earlier lead
    std::uint64_t m_two;          // leads with a second byte but no third
    std::uint64_t m_three;        // leads with a third byte but no fourth
    std::uint64_t m_cutOff; // these, and leads without a second byte; not those with an invalid one
    std::uint64_t m_errors;
};

} // namespace
} // namespace moji::utf8
