#pragma once
// Operations of the kernel templates on blocks of 64 bytes, in terms of the UTF-8 kernels' vectors
// (utf8/kernels/simd_*.h). Wider instruction sets may replace them: see block_avx512vbmi.h.

#include "codec/kernels/plain_tables.h"
#include "utf8/kernels/kernel_attributes.h"

namespace moji {
namespace {

KERNEL_INLINE std::uint64_t bitsBelow(int n) {
    return n >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1;
}

/// Bit i of a mask is byte i of the block.
template <class Simd>
struct VectorBlocks {
    /// As many 32-bit values as a vector holds. (Compiler vector extensions: arithmetic on them is
    /// written the same for all processors.)
    using Words [[gnu::vector_size(Simd::kWidth)]] = std::uint32_t;

    KERNEL_INLINE static std::uint64_t notAscii(const Byte* block) {
        return mask(block, [](auto v) { return Simd::atLeast(v, 0x80); });
    }
    KERNEL_INLINE static std::uint64_t utf8Continuations(const Byte* block) {
        return mask(block, [](auto v) { return Simd::atLeast(v, 0x80) ^ Simd::atLeast(v, 0xC0); });
    }
    /// Whether all sequences have one or two bytes.
    KERNEL_INLINE static bool isUtf8OfTwo(const Byte* block) {
        return mask(block, [](auto v) { return Simd::atLeast(v, 0xE0); }) == 0;
    }
    /// Bytes that are leads if a character starts there.
    KERNEL_INLINE static std::uint64_t leads(const PairTable& table, const Byte* block) {
        static constexpr Byte kBitOfHighNibble[16] = {0, 0, 0, 0, 0,  0,  0,  0,
                                                      1, 2, 4, 8, 16, 32, 64, 128};
        const auto byLow = Simd::table(table.leadsByLowNibble);
        const auto byHigh = Simd::table(kBitOfHighNibble);
        return mask(block, [&](auto v) {
            const auto low = Simd::lookUp(byLow, Simd::lowNibbles(v));
            const auto high = Simd::lookUp(byHigh, Simd::highNibbles(v));
            return Simd::anyBit(Simd::and3(low, high, high), 0xFF);
        });
    }

private:
    template <class OfVector>
    KERNEL_INLINE static std::uint64_t mask(const Byte* block, OfVector ofVector) {
        std::uint64_t bits = 0;
        for (int i = 0; i < 64; i += Simd::kWidth)
            bits |= std::uint64_t{ofVector(Simd::load(block + i))} << i;
        return bits;
    }
};

/// Byte by byte, for any processor.
struct PortableBlocks {
    using Words [[gnu::vector_size(16)]] = std::uint32_t;

    KERNEL_INLINE static std::uint64_t notAscii(const Byte* block) {
        return mask(block, [](Byte byte) { return byte >= 0x80; });
    }
    KERNEL_INLINE static std::uint64_t utf8Continuations(const Byte* block) {
        return mask(block, [](Byte byte) { return (byte & 0xC0) == 0x80; });
    }
    KERNEL_INLINE static bool isUtf8OfTwo(const Byte* block) {
        return mask(block, [](Byte byte) { return byte >= 0xE0; }) == 0;
    }
    KERNEL_INLINE static std::uint64_t leads(const PairTable& table, const Byte* block) {
        return mask(block, [&](Byte byte) { return table.isLead[byte]; });
    }

private:
    template <class OfByte>
    KERNEL_INLINE static std::uint64_t mask(const Byte* block, OfByte ofByte) {
        std::uint64_t bits = 0;
        for (int i = 0; i < 64; ++i)
            bits |= std::uint64_t{ofByte(block[i])} << i;
        return bits;
    }
};

/// Loads and stores vectors of 32-bit values at any address.
template <class Words, class Value>
KERNEL_INLINE Words loadWords(const Value* from) {
    static_assert(sizeof(Value) == 4);
    Words words;
    __builtin_memcpy(&words, from, sizeof words);
    return words;
}
template <class Words, class Value>
KERNEL_INLINE void storeWords(Words words, Value* to) {
    static_assert(sizeof(Value) == 4);
    __builtin_memcpy(to, &words, sizeof words);
}
template <class Words>
constexpr int kLanes = sizeof(Words) / sizeof(std::uint32_t);

/// Handles the characters of a block one at a time. `starts`: where they start.
struct OneByOne {
    /// The two bytes at each start, the first one in the high half; `offsets`, unless nullptr,
    /// receives base + start.
    KERNEL_INLINE static void pairs(const Byte* block, std::uint64_t starts,
                                    std::uint16_t (&out)[64], std::uint32_t base,
                                    std::uint32_t* offsets) {
        forEach(starts, base, offsets, [&](int i, int at) {
            std::uint16_t pair;
            __builtin_memcpy(&pair, block + at, sizeof pair);
            out[i] = __builtin_bswap16(pair);
        });
    }
    /// The four bytes at each start, the first one lowest; and the offsets.
    KERNEL_INLINE static void words(const Byte* block, std::uint64_t starts,
                                    std::uint32_t (&out)[64], std::uint32_t base,
                                    std::uint32_t* offsets) {
        forEach(starts, base, offsets,
                [&](int i, int at) { __builtin_memcpy(&out[i], block + at, 4); });
    }
    /// Decodes 64 bytes. Returns a mask of the bytes that are not plain.
    KERNEL_INLINE static std::uint64_t singles(const SingleByteTable& table, const Byte* block,
                                               char32_t* out) {
#pragma GCC unroll 16
        for (int i = 0; i < 64; ++i)
            out[i] = table.cells[block[i]];
        std::uint64_t others = 0;
        if (!table.isAllPlain) {
            for (int i = 0; i < 64; ++i)
                others |= std::uint64_t{table.cells[block[i]] == kNotPlain} << i;
        }
        return others;
    }
    /// Writes sequences of `lengths` bytes each, without gaps.
    template <class Words>
    KERNEL_INLINE static char* join(Words sequences, Words lengths, int count, char* out) {
        std::uint32_t sequence[kLanes<Words>];
        std::uint32_t length[kLanes<Words>];
        storeWords(sequences, sequence);
        storeWords(lengths, length);
        for (int i = 0; i < count; ++i) {
            __builtin_memcpy(out, &sequence[i], 4);
            out += length[i];
        }
        return out;
    }

private:
    template <class Use>
    KERNEL_INLINE static void forEach(std::uint64_t starts, std::uint32_t base,
                                      std::uint32_t* offsets, Use use) {
        if (offsets == nullptr) {
            forEach(starts, use);
            return;
        }
        forEach(starts, [&](int i, int at) {
            use(i, at);
            offsets[i] = base + static_cast<std::uint32_t>(at);
        });
    }

    /// Always four at a time, even if fewer remain, because the processor cannot predict the count.
    /// Past the last start, the position is 63.
    template <class Use>
    KERNEL_INLINE static void forEach(std::uint64_t starts, Use use) {
        const int count = __builtin_popcountll(starts);
        for (int i = 0; i < count; i += 4) {
            for (int n = i; n < i + 4; ++n) {
                use(n, __builtin_ctzll(starts | 1ull << 63));
                starts &= starts - 1;
            }
        }
    }
};

} // namespace
} // namespace moji
