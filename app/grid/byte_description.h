#pragma once
// One byte in words: what a screen reader says at the caret, and what the status bar says about a
// bad one. "offset 1C, C0, invalid: overlong lead".

#include "document/document.h"
#include "grid/byte_format.h"

#include <QString>

namespace moji::app {

/// Offset, byte (and its bits where they are shown), role, character, problem, bookmark. At the end
/// of the bytes: says so.
[[nodiscard]] QString describeByte(const Document& document, std::uint64_t offset,
                                   ByteFormat format = ByteFormat::Hexadecimal);
/// The same without the bookmark.
[[nodiscard]] QString describeByteItself(const Document& document, std::uint64_t offset,
                                         ByteFormat format = ByteFormat::Hexadecimal);
/// What is wrong with byte `index` of an erroneous span, in a few words.
[[nodiscard]] QString describeError(const PlacedSpan& span, std::size_t index);

} // namespace moji::app
