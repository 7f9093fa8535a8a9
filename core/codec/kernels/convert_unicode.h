#pragma once
// Conversion between UTF-8 and UTF-16 or UTF-32, without code points in between. A converter
// (from_utf8_*.inl, to_utf8_*.inl, or none) takes blocks; here is what surrounds them:
// first and last characters, and the places where it has to stop.

#include "codec/kernels/codec_kernel.h"
#include "utf8/kernels/kernel_attributes.h"

namespace moji {
namespace {

/// Writes code units in one byte order.
template <int size, bool big>
struct Units {
    static constexpr int kSize = size;
    static constexpr bool kBig = big;

    KERNEL_INLINE static std::uint32_t get(const Byte* at) {
        if constexpr (size == 2) {
            std::uint16_t unit;
            __builtin_memcpy(&unit, at, size);
            return big ? __builtin_bswap16(unit) : unit;
        } else {
            std::uint32_t unit;
            __builtin_memcpy(&unit, at, size);
            return big ? __builtin_bswap32(unit) : unit;
        }
    }
    KERNEL_INLINE static void put(std::uint32_t value, Byte* at) {
        if constexpr (size == 2) {
            const auto narrow = static_cast<std::uint16_t>(value);
            const std::uint16_t unit = big ? __builtin_bswap16(narrow) : narrow;
            __builtin_memcpy(at, &unit, size);
        } else {
            const std::uint32_t unit = big ? __builtin_bswap32(value) : value;
            __builtin_memcpy(at, &unit, size);
        }
    }
};

/// Blocks of no bytes: all is done one character at a time.
struct NoConverter {
    template <class Units>
    static constexpr std::size_t kBlock = 0;
};

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

    KERNEL_INLINE static void putBlocks(const Byte* bytes, std::size_t size, Byte* out,
                                        std::size_t room, ConvertedRun& run) {
        constexpr std::size_t kRoom = kUnit * kBlock; // one unit a byte
        std::size_t at = run.consumed;
        std::size_t written = run.written;
        // They look at the next byte, too.
        while (size - at > kBlock && room - written >= kRoom) {
            written += Blocks::template put<Units>(bytes + at, out + written);
            at += kBlock;
        }
        if (size - at > 0 && size - at <= kBlock && at > run.consumed)
            putLast(bytes, size - at, out, room, at, written);
        takeBackPart(bytes, size, at, written);
        run = {at, written};
    }

    /// The last bytes, fewer than a block, after blocks.
    KERNEL_INLINE static void putLast(const Byte* bytes, std::size_t left, Byte* out,
                                      std::size_t room, std::size_t& at, std::size_t& written) {
        Byte padded[3 + kBlock + 1] = {};
        __builtin_memcpy(padded, bytes + at - 3, left + 3);
        Byte converted[kUnit * kBlock];
        // Each zero after them gives a unit.
        const std::size_t count =
            Blocks::template put<Units>(padded + 3, converted) - kUnit * (kBlock - left);
        if (room - written < count)
            return;
        __builtin_memcpy(out + written, converted, count);
        at += left;
        written += count;
    }

    /// A character across the end of the last block has not been written, but for the high
    /// surrogate of one with four bytes, three of them in the block.
    KERNEL_INLINE static void takeBackPart(const Byte* bytes, std::size_t size, std::size_t& at,
                                           std::size_t& written) {
        const std::size_t end = at;
        if (end == size)
            return;
        while ((bytes[at] & 0xC0) == 0x80)
            --at;
        if (kUnit == 2 && end - at == 3)
            written -= 2;
    }

    KERNEL_INLINE static bool putOne(const Byte* bytes, std::size_t size, Byte* out,
                                     std::size_t room, ConvertedRun& run) {
        if (run.consumed == size || room - run.written < 4)
            return false;
        const Byte* const at = bytes + run.consumed;
        const std::uint32_t lead = at[0];
        if (lead < 0x80)
            return put(lead, 1, out, run);
        if (lead < 0xE0)
            return put((lead & 0x1F) << 6 | (at[1] & 0x3Fu), 2, out, run);
        const std::uint32_t three = (at[1] & 0x3Fu) << 6 | (at[2] & 0x3Fu);
        if (lead < 0xF0)
            return put((lead & 0x0F) << 12 | three, 3, out, run);
        return put((lead & 0x07) << 18 | three << 6 | (at[3] & 0x3Fu), 4, out, run);
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
            isPlain = blocks.template put<Units>(from, to);
            if (distance(begin, to) == kBlock / kUnit) {
                // ASCII: more of it, two blocks at a time.
                while (fits(2 * kBlock) && blocks.template putAscii<Units>(from, to)) {
                    from += 2 * kBlock;
                    to += 2 * kBlock / kUnit;
                }
            }
        }
        if (isPlain && distance(from, end) < kBlock && from > bytes + run.consumed)
            putLast(blocks, end, stop, from, to);
        run = {distance(bytes, from), distance(out, to)};
    }
    KERNEL_INLINE static std::size_t distance(const Byte* begin, const Byte* end) {
        return static_cast<std::size_t>(end - begin);
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
