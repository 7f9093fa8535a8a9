#pragma once
// What is left of a text when a program cuts it after so many bytes, UTF-16 units, code points,
// clusters or columns, and what the cut goes through.

#include "codec/codec.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace moji::measure {

enum class Unit : std::uint8_t { Bytes, Utf16Units, CodePoints, Graphemes, Columns };

/// "bytes", "utf16_units", "code_points", "graphemes", "columns"
[[nodiscard]] std::string_view identifier(Unit unit);

/// What a cut goes through; the worst that applies.
enum class Damage : std::uint8_t {
    None,      // the cut is between clusters, or nothing is cut off
    Cluster,   // between code points of one cluster: a letter loses its accent, a family a child
    Character, // between bytes of one character, or the two UTF-16 units of a pair
};
[[nodiscard]] std::string_view identifier(Damage damage);

struct Cut {
    std::u32string kept; // an incomplete character is U+FFFD for each error in what is left of it
    Damage damage = Damage::None;
    bool isWhole = false; // nothing was cut off
    bool operator==(const Cut&) const = default;
};

/// `text` after `limit` bytes of `codec`, with its byte-order mark where the encoding owns one.
/// What the codec cannot encode is written as "?".
[[nodiscard]] Cut cutAfterBytes(std::u32string_view text, const Codec& codec, std::uint64_t limit);
/// `text` after `limit` of another unit.
[[nodiscard]] Cut cutAfter(std::u32string_view text, Unit unit, std::uint64_t limit);

} // namespace moji::measure
