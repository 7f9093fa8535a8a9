#pragma once
// Conversion from UTF-16 or UTF-32 to UTF-8: what surrounds the blocks that a converter takes.

#include "codec/kernels/convert_unicode.h"

namespace moji {
namespace {

/// Stops before anything that is not well-formed.
template <class Units, class Blocks>
struct ToUtf8 {
    static ConvertedRun convert(const Byte* bytes, std::size_t size, Byte* out, std::size_t room) {
        ConvertedRun run;
        if constexpr (kBlock > 0) {
            // Blocks also look at the unit before them.
            if (!putOne(bytes, size, out, room, run))
                return run;
            putBlocks(bytes, size, out, room, run);
        }
        while (putOne(bytes, size, out, room, run)) {
        }
        return run;
    }

private:
    static constexpr std::size_t kUnit = Units::kSize;
    static constexpr std::size_t kBlock = Blocks::template kBlock<Units>;

    KERNEL_INLINE static void putBlocks(const Byte* bytes, std::size_t size, Byte* out,
                                        std::size_t room, ConvertedRun& run) {
        const Blocks blocks;
        const Byte* from = bytes + run.consumed;
        Byte* to = out + run.written;
        const Byte* const end = bytes + size;
        const Byte* const stop = out + room;
        const auto fits = [&](std::size_t count) {
            return distance(from, end) >= count && distance(to, stop) >= Blocks::kRoom;
        };
        bool isPlain = true;
        while (isPlain && fits(kBlock)) {
            const Byte* const begin = to;
            fetch(kBlock, from, to);
            isPlain = blocks.template put<Units>(from, to);
            if (distance(begin, to) == kBlock / kUnit) {
                while (fits(2 * kBlock) && putAsciiAndOne(blocks, from, to)) {
                }
            }
        }
        if (isPlain && distance(from, end) < kBlock && from > bytes + run.consumed)
            putLast(blocks, end, stop, from, to);
        run = {distance(bytes, from), distance(out, to)};
    }

    /// After a block of ASCII: two blocks of it, or a long part of them and the next character.
    KERNEL_INLINE static bool putAsciiAndOne(const Blocks& blocks, const Byte*& from, Byte*& to) {
        fetch(2 * kBlock, from, to);
        const std::size_t count = blocks.template putAscii<Units>(from, to);
        if (count < kLongAscii)
            return false;
        from += kUnit * count;
        to += count;
        if (count == 2 * kBlock / kUnit)
            return true;
        const std::uint32_t unit = Units::get(from);
        if (unit > 0xFFFF || (unit & 0xF800) == 0xD800)
            return false;
        // No branch tells two bytes from three.
        const bool isThree = unit >= 0x800;
        const std::uint32_t last = 0x80 | (unit & 0x3F);
        const std::uint32_t two = 0xC0 | unit >> 6 | last << 8;
        const std::uint32_t three =
            0xE0 | unit >> 12 | (0x80 | (unit >> 6 & 0x3F)) << 8 | last << 16;
        const std::uint32_t bytes = isThree ? three : two;
        __builtin_memcpy(to, &bytes, sizeof bytes);
        from += kUnit;
        to += isThree ? 3 : 2;
        return true;
    }
    static constexpr std::size_t kLongAscii = 32; // units
    KERNEL_INLINE static void fetch(std::size_t size, const Byte* from, const Byte* to) {
        fetchAhead<8192 / kUnit>(from, size);
        fetchAhead<4096 / kUnit>(to, size / kUnit);
    }

    /// The last units, fewer than a block, after blocks.
    KERNEL_INLINE static void putLast(const Blocks& blocks, const Byte* end, const Byte* stop,
                                      const Byte*& from, Byte*& to) {
        const std::size_t left = distance(from, end) / kUnit * kUnit;
        Byte padded[kUnit + kBlock] = {};
        __builtin_memcpy(padded, from - kUnit, left + kUnit);
        Byte converted[Blocks::kRoom];
        const Byte* at = padded + kUnit;
        Byte* last = converted;
        if (!blocks.template put<Units>(at, last))
            return;
        // Each zero after them gives a byte.
        const std::size_t count = distance(converted, last) - (kBlock - left) / kUnit;
        if (distance(to, stop) < count)
            return;
        __builtin_memcpy(to, converted, count);
        from += left;
        to += count;
    }

    KERNEL_INLINE static bool putOne(const Byte* bytes, std::size_t size, Byte* out,
                                     std::size_t room, ConvertedRun& run) {
        if (size - run.consumed < kUnit || room - run.written < 4)
            return false;
        const Byte* const at = bytes + run.consumed;
        std::uint32_t codePoint = Units::get(at);
        std::size_t length = kUnit;
        if ((codePoint & 0xFFFF'F800) == 0xD800) {
            if (kUnit == 4 || codePoint >= 0xDC00 || size - run.consumed < 4)
                return false;
            const std::uint32_t low = Units::get(at + 2);
            if ((low & 0xFC00) != 0xDC00)
                return false;
            codePoint = 0x10000 + ((codePoint - 0xD800) << 10) + (low - 0xDC00);
            length = 4;
        }
        if (codePoint > 0x10FFFF)
            return false;
        run.consumed += length;
        run.written += putUtf8(codePoint, out + run.written);
        return true;
    }
    KERNEL_INLINE static std::size_t putUtf8(std::uint32_t codePoint, Byte* to) {
        const auto last = [&](int shift) {
            return static_cast<Byte>((codePoint >> shift & 0x3F) | 0x80);
        };
        const auto first = [&](int shift, int mark) {
            return static_cast<Byte>(codePoint >> shift | static_cast<std::uint32_t>(mark));
        };
        std::size_t length = 0;
        if (codePoint < 0x80) {
            to[length++] = static_cast<Byte>(codePoint);
        } else if (codePoint < 0x800) {
            to[length++] = first(6, 0xC0);
            to[length++] = last(0);
        } else if (codePoint < 0x10000) {
            to[length++] = first(12, 0xE0);
            to[length++] = last(6);
            to[length++] = last(0);
        } else {
            to[length++] = first(18, 0xF0);
            to[length++] = last(12);
            to[length++] = last(6);
            to[length++] = last(0);
        }
        return length;
    }
};

} // namespace
} // namespace moji
