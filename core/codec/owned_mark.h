#pragma once
// The byte-order mark of encodings that own one (EncodingScheme::ownsMark): writing a text in them
// adds it, reading drops it.

#include "codec/codec.h"

namespace moji {

/// Bytes of the mark that is written before a text that begins with `first`, beyond what the
/// codec's own encoder writes. 0 where the encoding owns none, or the text begins with one.
[[nodiscard]] std::size_t ownedMarkSize(const Codec& to, char32_t first);

} // namespace moji
