#pragma once
// Conversion from UTF-8 to UTF-16 or UTF-32: what surrounds the blocks that a converter takes.

#include "codec/kernels/convert_unicode.h"

namespace moji {
namespace {

/// Stops before anything that is not well-formed.
template <class Units, class Blocks>
struct FromUtf8 {
    static ConvertedRun convert(const Byte* bytes, std::size_t size, Byte* out, std::size_t room) {
        ConvertedRun run;
        if constexpr (kBlock > 0) {
            // Blocks also look at the three bytes before them.
            while (run.consumed < 3) {
                if (!putOne(bytes, size, out, room, run))
                    return run;
            }
            putBlocks(bytes, size, out, room, run);
        }
        while (putOne(bytes, size, out, room, run)) {
        }
        return run;
    }

private:
    static constexpr std::size_t kUnit = Units::kSize;
    static constexpr std::size_t kBlock = Blocks::template kBlock<Units>;
    // Blocks are checked along the way. If some of a group are not well-formed, the group is
    // converted again, block by block.
    static constexpr int kShortestGroup = 8;
    static constexpr int kLongestGroup = 64;

    /// What is left to read and to write. Both begin at the same character.
    struct Rest {
        const Byte* from;
        const Byte* end;
        Byte* to;
        const Byte* stop;
        bool isAfterAscii = false; // a block of it

        /// Whether there is another block, and the byte after it, which is looked at, too.
        [[nodiscard]] KERNEL_INLINE bool hasBlock() const {
            return distance(from, end) > kBlock && distance(to, stop) >= kUnit * kBlock;
        }
        KERNEL_INLINE void pass(std::size_t ascii) {
            from += ascii;
            to += kUnit * ascii;
        }
    };

    KERNEL_INLINE static void putBlocks(const Byte* bytes, std::size_t size, Byte* out,
                                        std::size_t room, ConvertedRun& run) {
        Rest rest{bytes + run.consumed, bytes + size, out + run.written, out + room};
        const Byte* const begin = rest.from;
        int group = kShortestGroup;
        int longest = kLongestGroup;
        bool isWellFormed = true;
        while (rest.hasBlock() && (isWellFormed || group == 1)) {
            const Rest before = rest;
            isWellFormed = putGroup(group, rest);
            if (isWellFormed) {
                group = 2 * group < longest ? 2 * group : longest;
            } else {
                rest = before;
                longest = group > 1 ? 1 : 0;
                group = longest;
            }
        }
        if (isWellFormed && rest.from > begin && distance(rest.from, rest.end) <= kBlock)
            putLast(rest);
        if (rest.from > begin && rest.from < rest.end && !rest.isAfterAscii)
            takeBackPart(rest);
        run = {distance(bytes, rest.from), distance(out, rest.to)};
    }

    /// Converts up to `count` blocks, and ASCII. False if one is not well-formed.
    KERNEL_INLINE static bool putGroup(int count, Rest& rest) {
        Blocks blocks;
        for (; count > 0 && rest.hasBlock(); --count) {
            Byte* const begin = rest.to;
            fetch(rest);
            rest.to = blocks.template put<Units>(rest.from, begin);
            rest.from += kBlock;
            // A lead at its end would not be ASCII, but is for the next check.
            rest.isAfterAscii = distance(begin, rest.to) == kUnit * kBlock && rest.from[-1] < 0x80;
            if (rest.isAfterAscii)
                putAsciiRun(blocks, rest);
        }
        return blocks.passed();
    }
    /// After a block of ASCII.
    KERNEL_INLINE static void putAsciiRun(const Blocks& blocks, Rest& rest) {
        if (!rest.hasBlock() || !blocks.template putAscii<Units>(rest.from, rest.to))
            return;
        // Stores across the lines of the cache take longer, so the others start where one does.
        const std::size_t beyond = reinterpret_cast<std::uintptr_t>(rest.to) % kLine / kUnit;
        rest.pass(kBlock - beyond);
        while (rest.hasBlock() && blocks.template putAscii<Units>(rest.from, rest.to)) {
            rest.pass(kBlock);
            fetch(rest);
        }
    }
    KERNEL_INLINE static void fetch(const Rest& rest) {
        fetchAhead<2048>(rest.from, kBlock);
        fetchAhead<4096>(rest.to, kUnit * kBlock);
    }

    /// The last bytes, at most a block, after blocks.
    KERNEL_INLINE static void putLast(Rest& rest) {
        const std::size_t left = distance(rest.from, rest.end);
        if (openBefore(rest.end) > 0)
            return;
        Byte padded[3 + kBlock + 1] = {};
        __builtin_memcpy(padded, rest.from - 3, left + 3);
        Byte converted[kUnit * kBlock];
        Blocks blocks;
        // Each zero after them gives a unit.
        const std::size_t count =
            distance(converted, blocks.template put<Units>(padded + 3, converted)) -
            kUnit * (kBlock - left);
        if (!blocks.passed() || distance(rest.to, rest.stop) < count)
            return;
        __builtin_memcpy(rest.to, converted, count);
        rest.from += left;
        rest.to += count;
    }

    /// Goes back to the start of a character that is not complete in the last block, or has a stray
    /// byte after it. It has not been written if such a byte follows, but for the high surrogate of
    /// one with three of four bytes in the block; else as one unit.
    KERNEL_INLINE static void takeBackPart(Rest& rest) {
        const Byte* const end = rest.from;
        if ((*end & 0xC0) != 0x80) {
            const std::size_t open = openBefore(end);
            rest.from -= open;
            rest.to -= open > 0 ? kUnit : 0;
            return;
        }
        while ((*rest.from & 0xC0) == 0x80)
            --rest.from;
        if (kUnit == 2 && distance(rest.from, end) >= 3 && *rest.from >= 0xF0)
            rest.to -= 2;
    }
    /// The number of bytes of a character not complete at `end`.
    KERNEL_INLINE static std::size_t openBefore(const Byte* end) {
        return end[-1] >= 0xC0 ? 1 : end[-2] >= 0xE0 ? 2 : end[-3] >= 0xF0 ? 3 : 0;
    }

    /// The length of the well-formed character there; 0 if there is none (Unicode Table 3-7).
    KERNEL_INLINE static std::size_t lengthAt(const Byte* at, std::size_t size) {
        const Byte lead = at[0];
        if (lead < 0x80)
            return 1;
        const std::size_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        if (lead < 0xC2 || lead > 0xF4 || size < length)
            return 0;
        const Byte first = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
        const Byte last = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
        if (at[1] < first || at[1] > last)
            return 0;
        for (std::size_t i = 2; i < length; ++i) {
            if ((at[i] & 0xC0) != 0x80)
                return 0;
        }
        return length;
    }

    KERNEL_INLINE static bool putOne(const Byte* bytes, std::size_t size, Byte* out,
                                     std::size_t room, ConvertedRun& run) {
        if (run.consumed == size || room - run.written < 4)
            return false;
        const Byte* const at = bytes + run.consumed;
        switch (lengthAt(at, size - run.consumed)) {
        case 1:
            return put(at[0], 1, out, run);
        case 2:
            return put((at[0] & 0x1Fu) << 6 | (at[1] & 0x3Fu), 2, out, run);
        case 3:
            return put((at[0] & 0x0Fu) << 12 | (at[1] & 0x3Fu) << 6 | (at[2] & 0x3Fu), 3, out, run);
        case 4:
            return put((at[0] & 0x07u) << 18 | (at[1] & 0x3Fu) << 12 | (at[2] & 0x3Fu) << 6 |
                           (at[3] & 0x3Fu),
                       4, out, run);
        default:
            return false;
        }
    }
    KERNEL_INLINE static bool put(std::uint32_t codePoint, std::size_t length, Byte* out,
                                  ConvertedRun& run) {
        Byte* const to = out + run.written;
        if (kUnit == 2 && codePoint > 0xFFFF) {
            Units::put(0xD7C0 + (codePoint >> 10), to);
            Units::put(0xDC00 + (codePoint & 0x3FF), to + 2);
            run.written += 4;
        } else {
            Units::put(codePoint, to);
            run.written += kUnit;
        }
        run.consumed += length;
        return true;
    }
};

} // namespace
} // namespace moji
