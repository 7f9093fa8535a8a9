// Bulk decoding of UTF-8, UTF-16 and UTF-32 (Unicode Standard 3.9, 3.10). Loops without intrinsics
// are vectorised by the compiler.

#include "codec/kernels/decode_tables.inl"

namespace moji {
namespace {

/// The code points of well-formed UTF-8 sequences, whose first bytes are lowest.
template <class Words>
KERNEL_INLINE Words codePointsOf(Words sequences) {
    const Words lead = sequences & 0xFF;
    const Words second = sequences >> 8 & 0x3F;
    const Words third = sequences >> 16 & 0x3F;
    const Words fourth = sequences >> 24 & 0x3F;
    const Words two = (lead & 0x1F) << 6 | second;
    const Words three = (lead & 0x0F) << 12 | second << 6 | third;
    const Words four = (lead & 0x07) << 18 | second << 12 | third << 6 | fourth;
    const Words upToTwo = lead < 0x80 ? lead : two;
    const Words overTwo = lead < 0xF0 ? three : four;
    return lead < 0xE0 ? upToTwo : overTwo;
}

template <class Blocks>
struct Utf8Decoder {
    static DecodedRun decode(const Byte* bytes, std::size_t size, RunTarget target) {
        DecodedRun run;
        while (run.consumed < size && hasRoom(target, run)) {
            const Byte* const block = bytes + run.consumed;
            if (size - run.consumed >= kBlock) {
                if (Blocks::notAscii(block) == 0)
                    putBytes(block, target, run);
                else
                    putBlock(block, kBlock, target, run);
            } else {
                putLast(block, size - run.consumed, target, run);
            }
        }
        // The last character of the last block may extend past it.
        while (run.consumed < size && (bytes[run.consumed] & 0xC0) == 0x80)
            ++run.consumed;
        return run;
    }

private:
    using Words = typename Blocks::Words;

    /// Decodes the characters that start in the first `size` bytes.
    KERNEL_INLINE static void putBlock(const Byte* block, int size, RunTarget target,
                                       DecodedRun& run) {
        const std::uint64_t starts = ~Blocks::utf8Continuations(block) & bitsBelow(size);
        const int count = __builtin_popcountll(starts);
        if (Blocks::isUtf8OfTwo(block))
            putOneAndTwo(block, starts, target, run);
        else
            putAny(block, starts, count, target, run);
        run.count += static_cast<std::size_t>(count);
        run.consumed += static_cast<std::size_t>(size);
    }

    KERNEL_INLINE static void putAny(const Byte* block, std::uint64_t starts, int count,
                                     RunTarget target, const DecodedRun& run) {
        alignas(64) std::uint32_t words[kBlock] = {};
        Blocks::words(block, starts, words, offsetAt(target, run), offsetsAt(target, run));
        char32_t* const out = target.codePoints + run.count;
        for (int i = 0; i < kBlock; i += kLanes<Words>) {
            if (i >= count)
                break;
            storeWords(codePointsOf(loadWords<Words>(words + i)), out + i);
        }
    }

    /// Only sequences of one and two bytes: half the work.
    KERNEL_INLINE static void putOneAndTwo(const Byte* block, std::uint64_t starts,
                                           RunTarget target, const DecodedRun& run) {
        alignas(64) std::uint16_t pairs[kBlock] = {};
        Blocks::pairs(block, starts, pairs, offsetAt(target, run), offsetsAt(target, run));
        char32_t* const out = target.codePoints + run.count;
        for (int i = 0; i < kBlock; ++i) {
            const std::uint32_t pair = pairs[i];
            out[i] = pair < 0x8000 ? pair >> 8 : (pair >> 8 & 0x1F) << 6 | (pair & 0x3F);
        }
    }

    KERNEL_INLINE static void putLast(const Byte* bytes, std::size_t size, RunTarget target,
                                      DecodedRun& run) {
        Byte padded[kBlock + 3] = {};
        __builtin_memcpy(padded, bytes, size);
        putBlock(padded, static_cast<int>(size), target, run);
    }
};

template <bool big>
struct Utf16Decoder {
    static DecodedRun decode(const Byte* bytes, std::size_t size, RunTarget target) {
        DecodedRun run;
        while (size - run.consumed >= 2 * kBlock && hasRoom(target, run)) {
            if (!putBlock(bytes + run.consumed, target, run) &&
                !putWithSurrogates(bytes + run.consumed, target, run))
                break;
        }
        return run;
    }

private:
    KERNEL_INLINE static std::uint32_t unit(const Byte* at) {
        return big ? static_cast<std::uint32_t>(at[0] << 8 | at[1])
                   : static_cast<std::uint32_t>(at[1] << 8 | at[0]);
    }

    /// Decodes 64 units; false if one of them is a surrogate.
    KERNEL_INLINE static bool putBlock(const Byte* block, RunTarget target, DecodedRun& run) {
        char32_t* const out = target.codePoints + run.count;
        std::uint32_t surrogates = 0;
        for (int i = 0; i < kBlock; ++i) {
            const std::uint32_t codePoint = unit(block + 2 * i);
            out[i] = codePoint;
            surrogates |= (codePoint & 0xF800) == 0xD800;
        }
        if (surrogates != 0)
            return false;
        putEvenOffsets<2>(target, run);
        run.count += kBlock;
        run.consumed += 2 * kBlock;
        return true;
    }

    /// Decodes the characters that start in 64 units; false if there is a lone surrogate. A final
    /// high surrogate is left for the next block.
    KERNEL_INLINE static bool putWithSurrogates(const Byte* block, RunTarget target,
                                                DecodedRun& run) {
        int i = 0;
        while (i < kBlock) {
            std::uint32_t codePoint = unit(block + 2 * i);
            int units = 1;
            if ((codePoint & 0xF800) == 0xD800) {
                if (i + 1 == kBlock)
                    break;
                const std::uint32_t second = unit(block + 2 * i + 2);
                if (codePoint >= 0xDC00 || (second & 0xFC00) != 0xDC00)
                    return false;
                codePoint = 0x10000 + ((codePoint - 0xD800) << 10) + (second - 0xDC00);
                units = 2;
            }
            target.codePoints[run.count] = codePoint;
            if (target.offsets != nullptr)
                target.offsets[run.count] = target.base + static_cast<std::uint32_t>(run.consumed);
            ++run.count;
            run.consumed += static_cast<std::size_t>(2 * units);
            i += units;
        }
        return true;
    }
};

template <bool big>
struct Utf32Decoder {
    static DecodedRun decode(const Byte* bytes, std::size_t size, RunTarget target) {
        DecodedRun run;
        while (size - run.consumed >= 4 * kBlock && hasRoom(target, run)) {
            const Byte* const block = bytes + run.consumed;
            char32_t* const out = target.codePoints + run.count;
            std::uint32_t illegal = 0;
            for (int i = 0; i < kBlock; ++i) {
                std::uint32_t value;
                __builtin_memcpy(&value, block + 4 * i, sizeof value);
                value = big ? __builtin_bswap32(value) : value;
                out[i] = value;
                illegal |= (value > 0x10FFFF) | ((value & 0xFFFFF800) == 0xD800);
            }
            if (illegal != 0)
                break;
            putEvenOffsets<4>(target, run);
            run.count += kBlock;
            run.consumed += 4 * kBlock;
        }
        return run;
    }
};

} // namespace
} // namespace moji
