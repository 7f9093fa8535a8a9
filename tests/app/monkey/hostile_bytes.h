#pragma once
// Bytes that nobody would write: what decoders, layouts and searches like least.

#include "bytes/byte_source.h"

#include <array>
#include <random>
#include <string_view>

namespace moji::app {

using Random = std::mt19937_64;

/// From 0 to `count` - 1; `count` is not 0.
inline std::uint64_t below(Random& random, std::uint64_t count) {
    return random() % count;
}

template <class List>
const auto& oneOf(Random& random, const List& list) {
    return list[below(random, std::size(list))];
}

inline constexpr std::string_view kHostilePieces[] = {
    "a\xCC\x81\xCC\x82\xCC\x83",
    "\xF0\x9F\x91\xA9\xE2\x80\x8D",
    "\xE2\x80\xAE",
    "\xE2\x81\xA6\xD7\x90",
    "\xED\xA0\x80",
    "\xC0\xAF",
    "\xF4\x90\x80\x80",
    "\xE4\xB8",
    "\xE4\xB8\x96\xE7\x95\x8C",
    "\xD0\x9F\xD1\x80\xD0\xB8",
    "\xC3\x90\xC2\x9F\xC3\x91\xE2\x82\xAC",
    "\xEF\xBF\xBD",
    "\xEF\xBB\xBF",
    "\xFF\xFE",
    "\x1B$B0!\x1B(B",
    "\x1B$)C\x0E",
    "~{VP~}",
    "+AGE-",
    "=D0=9F",
    "%D0%BC",
    "\\u00e9",
    "&#x4e16;",
    "xn--",
    "<b>\"'",
    "\r\n",
    "\n",
    "\r",
    "\t",
    "    ",
    "0123456789",
    "\x88\x9F\xFC\x4B",
    "\x81\x30\x81\x30",
    "\x7F\x01\x1F",
    std::string_view("\0\0", 2),
};

/// Up to three million bytes, mostly far fewer.
inline Bytes hostileBytes(Random& random) {
    static constexpr std::size_t kSizes[] = {0,    1,     2,      7,      100,    700,
                                             5000, 70000, 300000, 300000, 3000000};
    const std::size_t size = oneOf(random, kSizes);
    Bytes bytes;
    bytes.reserve(size + 16);
    const auto kind = below(random, 6);
    const auto piece = below(random, std::size(kHostilePieces));
    const auto byte =
        static_cast<Byte>(oneOf(random, std::array{0xFF, 0x80, 0xC0, 0xF0, 0, 0x1B, 0x0A, 0x61}));
    while (bytes.size() < size) {
        if (kind == 0) {
            bytes.push_back(static_cast<Byte>(random()));
        } else if (kind == 1) {
            bytes.push_back(byte);
        } else if (kind == 2) { // UTF-16
            const Byte high[] = {0x04, 0x4E, 0xD8, 0xDC, 0x00};
            bytes.push_back(static_cast<Byte>(random()));
            bytes.push_back(oneOf(random, high));
        } else { // one piece again and again, or all of them
            const auto& text =
                kHostilePieces[kind == 3 ? piece : below(random, std::size(kHostilePieces))];
            if (kind == 5 && text.find_first_of("\r\n") != text.npos)
                continue; // one line
            bytes.insert(bytes.end(), text.begin(), text.end());
        }
    }
    bytes.resize(size);
    return bytes;
}

} // namespace moji::app
