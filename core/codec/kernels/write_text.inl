// Writes decoded code points as UTF-8 (RFC 3629, section 3) and counts them.

#include "codec/kernels/convert_unicode.h"
#include "codec/kernels/decode_unicode.inl"

#include <type_traits>

namespace moji {
namespace {

/// The UTF-8 sequences of code points; the first bytes are lowest.
template <class Words>
KERNEL_INLINE Words sequencesOf(Words codePoints) {
    const Words last = (codePoints & 0x3F) | 0x80;
    const Words third = (codePoints >> 6 & 0x3F) | 0x80;
    const Words second = (codePoints >> 12 & 0x3F) | 0x80;
    const Words two = (codePoints >> 6 | 0xC0) | last << 8;
    const Words three = (codePoints >> 12 | 0xE0) | third << 8 | last << 16;
    const Words four = (codePoints >> 18 | 0xF0) | second << 8 | third << 16 | last << 24;
    const Words upToTwo = codePoints < 0x80 ? codePoints : two;
    const Words overTwo = codePoints < 0x10000 ? three : four;
    return codePoints < 0x800 ? upToTwo : overTwo;
}

/// The length of each sequence. (A comparison that holds yields -1.)
template <class Words>
KERNEL_INLINE Words lengthsOf(Words codePoints) {
    return 1 - (Words)(codePoints >= 0x80) - (Words)(codePoints >= 0x800) -
           (Words)(codePoints >= 0x10000);
}

/// With a converter's blocks of 32 code points, or without one.
template <class Blocks, class ToUtf8Blocks>
struct TextWriter {
    static std::size_t utf8(const char32_t* codePoints, std::size_t count, char* out) {
        if constexpr (std::is_same_v<ToUtf8Blocks, NoConverter>)
            return joined(codePoints, count, out);
        else
            return converted(codePoints, count, reinterpret_cast<Byte*>(out));
    }

    static std::size_t count(const char32_t* codePoints, std::size_t count, char32_t wanted) {
        std::uint32_t found = 0; // runs are shorter than 2^32
        for (std::size_t i = 0; i < count; ++i)
            found += codePoints[i] == wanted;
        return found;
    }

private:
    using Words = typename Blocks::Words;

    static std::size_t converted(const char32_t* codePoints, std::size_t count, Byte* out) {
        constexpr std::size_t kStep = 32;
        const ToUtf8Blocks blocks;
        Byte* to = out;
        std::size_t at = 0;
        for (; count - at >= kStep; at += kStep)
            to = blocks.putText(codePoints + at, to);
        if (at < count) {
            char32_t padded[kStep] = {};
            __builtin_memcpy(padded, codePoints + at, (count - at) * sizeof(char32_t));
            Byte last[4 * kStep + CodecKernel::kUtf8Slack];
            // Each zero gives a byte.
            const auto size = static_cast<std::size_t>(blocks.putText(padded, last) - last) -
                              (kStep - (count - at));
            __builtin_memcpy(to, last, size);
            to += size;
        }
        return static_cast<std::size_t>(to - out);
    }

    static std::size_t joined(const char32_t* codePoints, std::size_t count, char* out) {
        constexpr std::size_t kStep = kLanes<Words>;
        char* const begin = out;
        std::size_t at = 0;
        for (; count - at >= kStep; at += kStep)
            out = put(loadWords<Words>(codePoints + at), kStep, out);
        if (at < count) {
            std::uint32_t padded[kStep] = {};
            __builtin_memcpy(padded, codePoints + at, (count - at) * sizeof(char32_t));
            out = put(loadWords<Words>(padded), static_cast<int>(count - at), out);
        }
        return static_cast<std::size_t>(out - begin);
    }

    /// Writes the first `count` of a vector.
    KERNEL_INLINE static char* put(Words codePoints, int count, char* out) {
        return Blocks::join(sequencesOf(codePoints), lengthsOf(codePoints), count, out);
    }
};

} // namespace
} // namespace moji
