#pragma once
// The characters of an encoding with all their bytes, asked of the codec: an encoder gives one way
// to write a character, but legacy sets have several for some.

#include "codec/codec.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace moji::search {

struct EncodedCharacter {
    std::u32string text; // mostly one code point
    Bytes bytes;
    auto operator<=>(const EncodedCharacter&) const = default;
};

/// Whether a text has but one form in bytes, whatever stands before it: then its bytes are found
/// where it stands, and nowhere else at the beginning of a character.
[[nodiscard]] bool hasOneForm(const CodecInfo& info);

/// Those whose text is `wanted`, in any order, of code points up to `last` at least. None begins
/// with the bytes of another. Nothing where bytes alone do not tell characters: where there are
/// shifts, bytes between that are no text, or characters that depend on what follows.
[[nodiscard]] std::optional<std::vector<EncodedCharacter>>
encodedCharacters(const Codec& codec, char32_t last,
                  const std::function<bool(std::u32string_view)>& wanted);

} // namespace moji::search
