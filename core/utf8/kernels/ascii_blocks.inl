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

/// Blocks of ASCII alone after three bytes of ASCII need no check.
template <class Simd>
class AsciiBlocks {
public:
    /// `p`: where the first block will be; the byte before it is read.
    KERNEL_INLINE explicit AsciiBlocks(const Byte* p)
        : m_before(Simd::kWidth == 64 && p[-1] >= 0x80 ? ~std::uint64_t{0} : 0) {}

    /// Three bytes before the block are read, too.
    KERNEL_INLINE void add(const Byte* block) {
        m_blocks = 2 * m_blocks + (isAscii(block) ? 1 : 0);
    }
    /// Bit 0 is the block added last.
    [[nodiscard]] KERNEL_INLINE std::uint64_t blocks() const { return m_blocks; }

private:
    KERNEL_INLINE bool isAscii(const Byte* block) {
        if constexpr (Simd::kWidth == 64) {
            // The mask has the last bytes of the block before: quicker than loading them again.
            const std::uint64_t others = Simd::others(Simd::load(block));
            const bool isOne = (others | m_before >> 61) == 0;
            m_before = others;
            return isOne;
        } else {
            auto all = Simd::bitOr(Simd::load(block - 3), Simd::load(block));
            for (int i = Simd::kWidth; i < 64; i += Simd::kWidth)
                all = Simd::bitOr(all, Simd::load(block + i));
            return Simd::isAscii(all);
        }
    }

    std::uint64_t m_blocks = 0;
    std::uint64_t m_before; // where the block before has non-ASCII bytes
};

/// What is known of 64 blocks at a glance.
template <class Simd>
struct Stretch {
    static constexpr int kSize = 64 * 64; // bytes
    static_assert(kSize / Simd::kWidth <= GroupCounts<Simd>::kMostForLineFeeds);

    // Those that have a non-ASCII byte, or follow one closely enough to hold the rest of a
    // character. Bit 0 is the last block.
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
