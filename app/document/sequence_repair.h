#pragma once
// What malformed bytes, or bytes of another encoding, can be replaced by. Pure functions of bytes;
// the edits are the document's.

#include "bytes/byte_source.h"
#include "codec/codec.h"

#include <optional>

namespace moji::app {

/// U+FFFD as `codec` writes it; nothing where it lacks it.
[[nodiscard]] std::optional<Bytes> replacementCharacter(const Codec& codec);

/// `bytes` read as `as` and written as `document`: what they were meant to be, if they come from a
/// text in that other encoding. Nothing where they are malformed there too, or where the document's
/// encoding lacks one of the characters.
[[nodiscard]] std::optional<Bytes> reinterpreted(ByteView bytes, const Codec& as,
                                                 const Codec& document);

} // namespace moji::app
