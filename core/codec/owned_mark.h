#pragma once
// The byte-order mark of encodings that own one (EncodingScheme::ownsMark): UTF-8-SIG, UTF-16,
// UTF-32, and what ICU calls UTF-16,version=1 and so on. Writing a text in them adds it, reading
// drops it. Their codecs do neither, because they also write parts of texts.

#include "codec/codec.h"

namespace moji {

/// Bytes of the mark that is written before a text that begins with `first`. 0 where the encoding
/// owns none, or the text begins with one.
[[nodiscard]] std::size_t ownedMarkSize(const Codec& to, char32_t first);

/// Whether a span is such a mark: U+FEFF at the beginning of a text, which decoders call a control.
[[nodiscard]] bool isOwnedMark(const Codec& codec, const Span& span);

/// The name of the encoding with the same characters and byte order that owns no mark.
[[nodiscard]] std::string_view nameWithoutMark(const Codec& codec);
/// The name of the encoding that reads the same bytes, which begin with a mark, and owns that.
[[nodiscard]] std::string_view nameWithMark(const Codec& codec);

} // namespace moji
