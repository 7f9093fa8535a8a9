#pragma once
// What each byte is in a single-byte encoding: enough to read lines without its decoder.

#include "codec/codec.h"

#include <array>
#include <bitset>
#include <optional>

namespace moji {

struct ByteMap {
    std::array<char32_t, 256> characters{};
    std::bitset<256> isCharacter; // else malformed
    /// Whether the encoding is like that: a character for each byte, whatever is around it, and
    /// ASCII as it is.
    bool isUsable = false;

    /// Nothing of a byte that is malformed.
    [[nodiscard]] std::optional<char32_t> of(Byte byte) const {
        return isCharacter[byte] ? std::optional(characters[byte]) : std::nullopt;
    }
    [[nodiscard]] bool reads(ByteView bytes) const;
    /// Whether all of the bytes, which are characters in both, are the same ones.
    [[nodiscard]] bool readsAs(const ByteMap& other, ByteView bytes) const;
};

[[nodiscard]] ByteMap byteMapOf(const Codec& codec);

} // namespace moji
