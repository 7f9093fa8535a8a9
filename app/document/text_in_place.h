#pragma once
// Text that is put among the bytes of a document, in its encoding (codec/encode_in_place.h).

#include "codec/encode_in_place.h"
#include "document/document.h"

#include <QString>

#include <optional>
#include <string_view>

namespace moji::app {

/// The bytes that read as `text` in place of `range`, and leave the others as they read. Nothing if
/// the encoding cannot write it, or not there; in an encoding with shifts also while it is not
/// known how the document reads there.
[[nodiscard]] std::optional<EncodedInPlace>
encodedInPlace(const Document& document, ByteRange range, std::u32string_view text,
               ShiftsBeside shifts = ShiftsBeside::MayBeReplaced);
/// The same for exactly that range.
[[nodiscard]] std::optional<Bytes> bytesInPlace(const Document& document, ByteRange range,
                                                std::u32string_view text);
/// Why not, of a text that the encoding can write elsewhere.
[[nodiscard]] QString notInPlaceText(const Codec& codec);

/// Where the last character in `range` ends, before any shifts: the place to go on typing.
[[nodiscard]] std::uint64_t endOfText(const Document& document, ByteRange range);

} // namespace moji::app
