#pragma once
// How the characters of an encoding are bytes, as far as ByteRegex can read them.

#include "codec/codec.h"

#include <array>

namespace moji::search {

/// Encodings in which each byte is a character, whatever its neighbours: by byte; U+FFFD for those
/// that are errors.
using SingleBytes = std::array<char32_t, 256>;

struct ByteForm {
    enum class Kind { Utf8, OneByte, Utf16Little, Utf16Big };
    Kind kind = Kind::Utf8;
    SingleBytes characters{}; // of OneByte
};

[[nodiscard]] inline bool isUtf16(ByteForm::Kind kind) {
    return kind == ByteForm::Kind::Utf16Little || kind == ByteForm::Kind::Utf16Big;
}

/// Utf8 also for encodings of which only the part that is ASCII can be read.
[[nodiscard]] ByteForm byteFormOf(const Codec& codec);

} // namespace moji::search
