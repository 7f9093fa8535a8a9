#pragma once
// The characters of an encoding with all their byte sequences, found by asking the codec: an
// encoder gives one sequence per character, but legacy sets have several for some.

#include "codec/codec.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji::search {

struct EncodedCharacter {
    std::u32string text; // usually one code point
    Bytes bytes;
    auto operator<=>(const EncodedCharacter&) const = default;
};

/// Whether a text always has the same bytes, regardless of context: then a search for the bytes at
/// character boundaries finds exactly the text.
[[nodiscard]] bool hasOneForm(const CodecInfo& info);

/// The characters whose text is `wanted`, in any order, for code points up to at least `last`. No
/// byte sequence is a prefix of another. Nothing if bytes alone do not identify characters: the
/// encoding has shifts, bytes that decode to no text, or characters that depend on the following
/// bytes.
[[nodiscard]] std::optional<std::vector<EncodedCharacter>>
encodedCharacters(const Codec& codec, char32_t last,
                  const std::function<bool(std::u32string_view)>& wanted);

} // namespace moji::search
