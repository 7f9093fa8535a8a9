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

    [[nodiscard]] bool isUtf16() const {
        return kind == Kind::Utf16Little || kind == Kind::Utf16Big;
    }
    /// Bytes in a code unit.
    [[nodiscard]] std::size_t unit() const { return isUtf16() ? 2 : 1; }
};

/// Utf8 also for encodings of which only the part that is ASCII can be read.
[[nodiscard]] ByteForm byteFormOf(const Codec& codec);

} // namespace moji::search
