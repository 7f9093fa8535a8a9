#pragma once
// How long a text is: in code points, UTF-16 units, grapheme clusters and columns, and in bytes of
// any encoding. For texts that fit into memory.

#include "codec/codec.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace moji::measure {

struct TextLength {
    std::uint64_t codePoints = 0;
    std::uint64_t utf16Units = 0; // a lone surrogate is one
    std::uint64_t graphemes = 0;  // extended grapheme clusters, Unicode Standard Annex #29
    std::uint64_t columns = 0;    // of a terminal
    bool operator==(const TextLength&) const = default;
};
[[nodiscard]] TextLength lengthOf(std::u32string_view text);

struct EncodedLength {
    std::uint64_t bytes = 0;      // of the characters that the encoding has, and what ends them
    std::uint64_t unmappable = 0; // code points that it lacks
    std::optional<char32_t> firstUnmappable;
    bool operator==(const EncodedLength&) const = default;
};
[[nodiscard]] EncodedLength encodedLength(const Codec& codec, std::u32string_view text);

/// Bytes in UTF-8, without lone surrogates, which it lacks.
[[nodiscard]] std::uint64_t utf8Length(std::u32string_view text);

} // namespace moji::measure
