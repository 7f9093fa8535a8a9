#pragma once
// Bytes as text under an encoding, errors included: what readings are made of.

#include "codec/codec.h"

#include <string>

namespace moji {

/// In place of a malformed sequence until the text is scored.
constexpr char32_t kErrorMark = 0xFFFFFFFF;

/// Appends the text of `bytes` to `text`, kErrorMark for each malformed sequence. Stops after
/// `mostErrors` and one more, and where the end of `bytes` cuts a character. Returns the number of
/// errors.
std::uint64_t decodeText(const Codec& codec, DecoderState state, ByteView bytes, Tail tail,
                         std::uint64_t mostErrors, std::u32string& text);

/// The text of well-formed UTF-8, which has no byte-order mark at its front.
[[nodiscard]] std::u32string decodeWellFormed(ByteView utf8);

} // namespace moji
