#pragma once
// A word whose bytes were read one by one: each character is a byte again, and they are read as
// UTF-8 (misread_word.h).

#include "repair/misread_word.h"

#include <optional>
#include <string_view>

namespace moji::repair {

constexpr char32_t kEuro = 0x20AC; // the byte 80 in windows-125x

/// What C3 reads as in windows-1252 and windows-1250: followed by a soft hyphen, it was í.
constexpr bool isLeadOfI(char32_t c) {
    return c == 0xC3 || c == 0x102;
}

/// The word at `begin` as UTF-8 that was read in a single-byte encoding, by its number in `images`;
/// as MisreadEncodings::parse().
[[nodiscard]] std::optional<MisreadParse> parseNarrow(const ByteImages& images,
                                                      std::size_t encoding,
                                                      std::u32string_view text, std::size_t begin);

} // namespace moji::repair
