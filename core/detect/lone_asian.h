#pragma once
// A sign and a letter of ASCII that read as one Asian character: 25°C is 25캜 in EUC-KR. Such a
// character is rare and stands by itself, where those of a text come one after the other.

#include "codec/codec.h"

#include <string_view>

namespace moji {

/// Bits of doubt about a reading for its rare Asian characters that neither another one nor a
/// word goes before, and of which the last byte is a letter of ASCII; 0 for encodings other than
/// double-byte ones.
[[nodiscard]] double doubtOfLoneAsian(const Codec& codec, std::u32string_view text);

} // namespace moji
