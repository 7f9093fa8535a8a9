#pragma once
// How far two stretches of bytes are equal, or differ in every byte, at memory speed.

#include "text/ascii_run.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace moji::compare {

/// Number of equal bytes at the front, at most the shorter length.
inline std::size_t equalRun(ByteView left, ByteView right) {
    constexpr std::size_t kPiece = 1024; // compared with one memcmp
    const std::size_t length = std::min(left.size(), right.size());
    std::size_t i = 0;
    while (i + kPiece <= length && std::memcmp(left.data() + i, right.data() + i, kPiece) == 0)
        i += kPiece;
    for (; i + 8 <= length; i += 8) {
        const auto bits = detail::loadEight(left.data() + i) ^ detail::loadEight(right.data() + i);
        if (bits != 0)
            return i + static_cast<std::size_t>(std::countr_zero(bits)) / 8;
    }
    while (i < length && left[i] == right[i])
        ++i;
    return i;
}

/// Number of equal bytes at the back.
inline std::size_t equalRunAtEnd(ByteView left, ByteView right) {
    constexpr std::size_t kPiece = 256;
    const std::size_t length = std::min(left.size(), right.size());
    const Byte* const leftEnd = left.data() + left.size();
    const Byte* const rightEnd = right.data() + right.size();
    std::size_t i = 0;
    while (i + kPiece <= length &&
           std::memcmp(leftEnd - i - kPiece, rightEnd - i - kPiece, kPiece) == 0)
        i += kPiece;
    while (i < length && *(leftEnd - i - 1) == *(rightEnd - i - 1))
        ++i;
    return i;
}

/// Number of bytes at the front that all differ.
inline std::size_t differingRun(ByteView left, ByteView right) {
    const std::size_t length = std::min(left.size(), right.size());
    std::size_t i = 0;
    for (; i + 8 <= length; i += 8) {
        const auto bits = detail::loadEight(left.data() + i) ^ detail::loadEight(right.data() + i);
        // The lowest set bit marks the first zero byte; higher bits may be wrong.
        const auto zeros = (bits - detail::kOnes) & ~bits & detail::kHighBits;
        if (zeros != 0)
            return i + static_cast<std::size_t>(std::countr_zero(zeros)) / 8;
    }
    while (i < length && left[i] != right[i])
        ++i;
    return i;
}

} // namespace moji::compare
