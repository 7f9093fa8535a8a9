#pragma once
// Possible replacements of malformed bytes, or bytes of another encoding. Pure functions of bytes;
// the edits are the document's.

#include "bytes/byte_source.h"
#include "codec/codec.h"

#include <optional>

namespace moji::app {

/// U+FFFD in `codec`; nothing if it lacks it.
[[nodiscard]] std::optional<Bytes> replacementCharacter(const Codec& codec);

/// `bytes` read as `as` and written as `document`: what they were meant to be, if they come from a
/// text in that other encoding. Nothing if they are malformed there too, or if the document's
/// encoding lacks one of the characters.
[[nodiscard]] std::optional<Bytes> reinterpreted(ByteView bytes, const Codec& as,
                                                 const Codec& document);

} // namespace moji::app
