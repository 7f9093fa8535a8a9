// Runs of ASCII, and which blocks of 64 bytes need no check.

#include "utf8/kernels/fetch_ahead.h"
#include "utf8/kernels/group_counts.inl"

namespace moji::utf8 {
namespace {

template <class Simd>
struct AsciiRun {
    static constexpr int kStep = 128;                              // bytes
    static constexpr std::ptrdiff_t kLongest = 256 * Simd::kWidth; // bytes
    static_assert(kLongest / Simd::kWidth <= GroupCounts<Simd>::kMostForLineFeeds);

    template <int bytes = kStep>
    [[nodiscard]] KERNEL_INLINE static bool isAscii(const Byte* step) {
        auto all = Simd::load(step);
        for (int i = Simd::kWidth; i < bytes; i += Simd::kWidth)
            all = Simd::bitOr(all, Simd::load(step + i));
        return Simd::isAscii(all);
    }
    /// The end of the whole steps of ASCII, at most kLongest from `begin`.
    template <bool counts>
    [[nodiscard]] KERNEL_INLINE static const Byte* pass(const Byte* begin, const Byte* end,
                                                        std::uint64_t& lineFeeds) {
        if (end - begin > kLongest)
            end = begin + kLongest;
        const Byte* at = begin;
        GroupCounts<Simd> group;
        const auto passSteps = [&]<int bytes>() {
            for (; end - at >= bytes && isAscii<bytes>(at); at += bytes) {
                if constexpr (counts || Simd::kWidth < 32) // else the loads alone suffice
                    fetchAhead<kReadAhead>(at, bytes);
                if constexpr (counts)
                    group.addLineFeeds(at, bytes);
            }
        };
        // As much as stays in registers for the counters.
        constexpr bool fits = 2 * kStep / Simd::kWidth <= 8;
        if constexpr (fits || !counts)
            passSteps.template operator()<2 * kStep>();
        passSteps.template operator()<kStep>();
        if constexpr (counts)
            lineFeeds += group.lineFeeds();
        return at;
    }
};

/// The top bit of the last byte of a vector.
struct TopOfLast {
    Byte bytes[64];
};
constexpr TopOfLast makeTopOfLast() {
    TopOfLast top{};
    top.bytes[63] = 0x80;
    return top;
}
alignas(64) constexpr TopOfLast kTopOfLast = makeTopOfLast();

/// The last vector of a block.
template <class Simd>
class LastVector {
public:
    KERNEL_INLINE explicit LastVector(Byte before)
        : m_vector(Simd::splat(before)) {}

    /// Whether a block is ASCII, and the byte before it.
    KERNEL_INLINE bool passesAscii(const Byte* block) {
        auto all = Simd::bitAnd(m_vector, Simd::load(kTopOfLast.bytes + 64 - Simd::kWidth));
        for (int i = 0; i < 64; i += Simd::kWidth) {
            m_vector = Simd::load(block + i);
            all = Simd::bitOr(all, m_vector);
        }
        return Simd::isAscii(all);
    }

private:
    typename Simd::Vector m_vector;
};
/// If it is the block, the mask of its bytes that are not ASCII is quicker.
template <class Simd>
requires(Simd::kWidth == 64) class LastVector<Simd> {
public:
    KERNEL_INLINE explicit LastVector(Byte before)
        : m_others(before >= 0x80 ? ~std::uint64_t{0} : 0) {}

    KERNEL_INLINE bool passesAscii(const Byte* block) {
        const std::uint64_t others = Simd::others(Simd::load(block));
        const bool isOne = (others | m_others >> 63) == 0;
        m_others = others;
        return isOne;
    }

private:
    std::uint64_t m_others;
};

/// Blocks of ASCII alone after a byte of ASCII need no check.
template <class Simd>
class AsciiBlocks {
public:
    /// `p`: where the first block will be; the byte before it is read.
    KERNEL_INLINE explicit AsciiBlocks(const Byte* p)
        : m_last(p[-1]) {}

    KERNEL_INLINE void add(const Byte* block) {
        m_blocks = 2 * m_blocks + (m_last.passesAscii(block) ? 1 : 0);
    }
    /// Bit 0 is the block added last.
    [[nodiscard]] KERNEL_INLINE std::uint64_t blocks() const { return m_blocks; }

private:
    std::uint64_t m_blocks = 0;
    LastVector<Simd> m_last;
};

/// What is known of 64 blocks at a glance.
template <class Simd>
struct Stretch {
    static constexpr int kSize = 64 * 64; // bytes
    static_assert(kSize / Simd::kWidth <= GroupCounts<Simd>::kMostForLineFeeds);

    // Those that have a non-ASCII byte, or follow one, and may hold the rest of a character. Bit 0
    // is the last block.
    std::uint64_t blocksToCheck = ~std::uint64_t{0};
    std::uint64_t lineFeeds = 0;

    template <bool counts>
    [[nodiscard]] KERNEL_INLINE static Stretch lookAt(const Byte* p) {
        AsciiBlocks<Simd> ascii(p);
        GroupCounts<Simd> group;
#pragma GCC unroll 8
        for (const Byte* const end = p + kSize; p != end; p += 64) {
            fetchAhead<kReadAhead>(p, 64);
            ascii.add(p);
            if constexpr (counts)
                group.addLineFeeds(p, 64);
        }
        return {~ascii.blocks(), group.lineFeeds()};
    }
};

} // namespace
} // namespace moji::utf8
