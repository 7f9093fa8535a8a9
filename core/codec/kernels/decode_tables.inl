// Bulk decoding of table-based sets; a template over the handling of 64-byte blocks
// (block_traits.h).

#include "codec/kernels/block_traits.h"
#include "codec/kernels/codec_kernel.h"

namespace moji {
namespace {

constexpr int kBlock = 64;
static_assert(RunTarget::kBlock == kBlock);

/// The position of the n-th set bit, from 0.
KERNEL_INLINE int placeOf(int n, std::uint64_t bits) {
    for (; n > 0; --n)
        bits &= bits - 1;
    return __builtin_ctzll(bits);
}

/// The offset of the next byte; the destination of the next offset, nullptr if offsets are not
/// wanted.
KERNEL_INLINE std::uint32_t offsetAt(RunTarget target, const DecodedRun& run) {
    return target.base + static_cast<std::uint32_t>(run.consumed);
}
KERNEL_INLINE std::uint32_t* offsetsAt(RunTarget target, const DecodedRun& run) {
    return target.offsets != nullptr ? target.offsets + run.count : nullptr;
}

/// The offsets of characters of `step` bytes each.
template <int step>
KERNEL_INLINE void putEvenOffsets(RunTarget target, DecodedRun run) {
    std::uint32_t* const out = offsetsAt(target, run);
    if (out == nullptr)
        return;
    const std::uint32_t first = offsetAt(target, run);
    for (std::uint32_t i = 0; i < kBlock; ++i)
        out[i] = first + step * i;
}

/// A block of characters that equal their bytes.
KERNEL_INLINE void putBytes(const Byte* block, RunTarget target, DecodedRun& run) {
    char32_t* const out = target.codePoints + run.count;
    for (int i = 0; i < kBlock; ++i)
        out[i] = block[i];
    putEvenOffsets<1>(target, run);
    run.count += kBlock;
    run.consumed += kBlock;
}

KERNEL_INLINE bool hasRoom(RunTarget target, const DecodedRun& run) {
    return target.capacity - run.count >= kBlock;
}

/// In a block that starts with a character, the bytes that are leads, given those that could be: in
/// a run of such bytes, every other one, starting with the first; the others are trails.
KERNEL_INLINE std::uint64_t actualLeads(std::uint64_t possible) {
    constexpr std::uint64_t kEven = 0x5555'5555'5555'5555u;
    const std::uint64_t evenBegins = possible & ~(possible << 1) & kEven;
    // Adding the first bit of a run of ones clears the run.
    const std::uint64_t evenRuns = possible & ~(possible + evenBegins);
    return (evenRuns & kEven) | (possible & ~evenRuns & ~kEven);
}

template <class Blocks>
struct TableDecoder {
    static DecodedRun singles(const SingleByteTable& table, const Byte* bytes, std::size_t size,
                              RunTarget target) {
        DecodedRun run;
        while (size - run.consumed >= kBlock && hasRoom(target, run)) {
            if (table.isIdentity) {
                putBytes(bytes + run.consumed, target, run);
                continue;
            }
            const std::uint64_t others =
                Blocks::singles(table, bytes + run.consumed, target.codePoints + run.count);
            putEvenOffsets<1>(target, run);
            const int plain = others == 0 ? kBlock : __builtin_ctzll(others);
            run.count += static_cast<std::size_t>(plain);
            run.consumed += static_cast<std::size_t>(plain);
            if (plain < kBlock)
                break;
        }
        return run;
    }

    static DecodedRun pairs(const PairTable& table, const Byte* bytes, std::size_t size,
                            RunTarget target) {
        DecodedRun run;
        while (size - run.consumed > kBlock && hasRoom(target, run)) {
            const Byte* const block = bytes + run.consumed;
            if (table.asciiIsItself && Blocks::notAscii(block) == 0)
                putBytes(block, target, run);
            else if (!pairBlock(table, block, target, run))
                break;
        }
        return run;
    }

private:
    /// How many plain characters precede the first other cell.
    static int plainOf(const char32_t* cells, int count) {
        int plain = 0;
        while (plain < count && cells[plain] != kNotPlain)
            ++plain;
        return plain;
    }

    /// Decodes the characters that start in a block and the byte after it; false if one is not
    /// plain.
    KERNEL_INLINE static bool pairBlock(const PairTable& table, const Byte* block, RunTarget target,
                                        DecodedRun& run) {
        const std::uint64_t leads = actualLeads(Blocks::leads(table, block));
        const std::uint64_t starts = ~(leads << 1);
        const int count = __builtin_popcountll(starts);
        static_assert(kNotPlain == 0xFFFF);
        alignas(64) std::uint16_t pairs[kBlock] = {};
        Blocks::pairs(block, starts, pairs, offsetAt(target, run), offsetsAt(target, run));
        char32_t* const out = target.codePoints + run.count;
        std::uint32_t above = 0; // cell + 1 has bit 10000 only for kNotPlain
        for (int i = 0; i < kBlock; i += 4) {
            if (i >= count)
                break;
            for (int n = i; n < i + 4; ++n) {
                out[n] = table.cells[pairs[n]];
                above |= std::uint32_t{out[n]} + 1;
            }
        }
        const int plain = (above & 0x10000) == 0 ? count : plainOf(out, count);
        run.count += static_cast<std::size_t>(plain);
        run.consumed += plain < count ? static_cast<std::size_t>(placeOf(plain, starts))
                                      : kBlock + static_cast<std::size_t>(leads >> 63);
        return plain == count;
    }
};

} // namespace
} // namespace moji
