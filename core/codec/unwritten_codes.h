#pragma once
// The codes that an encoding reads but does not write, known from its stored set.

#include "codec/codec.h"

#include <optional>
#include <span>

namespace moji {

/// The codes (of the characters with one code point) that encode() writes otherwise or not at all:
/// each as a number, the first byte highest, in the order of the bytes. Nothing for encodings that
/// are not one set of codes; GB 18030's codes of four bytes are not among them.
[[nodiscard]] std::optional<std::span<const std::uint32_t>> unwrittenCodes(const Codec& codec);

} // namespace moji
