#pragma once
// What single lines show, beyond how likely their texts are, of the encodings that they can be in.

#include "codec/codec.h"
#include "detect/line_detector.h"

#include <bitset>
#include <string_view>

namespace moji {

using ByteSet = std::bitset<256>;

/// The bytes in a line.
[[nodiscard]] ByteSet bytesOf(const ByteSource& source, const DetectedLine& line);

/// Whether a single-byte encoding has the same characters at these bytes as another one.
[[nodiscard]] bool readsTheSame(const ByteSet& bytes, const Codec& codec, const Codec& other);

/// Whether a text has no letters beyond ASCII.
[[nodiscard]] bool isOfSigns(std::u32string_view text);

/// Whether a letter of ASCII touches one of Greek, Cyrillic or another script before Thai.
[[nodiscard]] bool mixesScripts(std::u32string_view text);

} // namespace moji
