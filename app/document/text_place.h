#pragma once
// Line and column of a byte, both from 1. Only U+000A ends a line; a column is a character, an
// error counting as one.

#include "bytes/byte_source.h"
#include "codec/codec.h"
#include "support/progress.h"

#include <optional>
#include <stop_token>

namespace moji::app {

struct TextPlace {
    std::uint64_t line = 1;
    std::uint64_t column = 1;
    bool operator==(const TextPlace&) const = default;
};

/// Reads all bytes before `offset`: work for the background. A byte within a character has the
/// place of that character.
[[nodiscard]] TextPlace placeOf(const ByteSource& source, const Codec& codec, std::uint64_t offset,
                                std::stop_token stop, const ProgressCallback& report);

/// The other way: where that line's character begins; nothing behind the last line, the line's end
/// behind its last character.
[[nodiscard]] std::optional<std::uint64_t> offsetOf(const ByteSource& source, const Codec& codec,
                                                    TextPlace place, std::stop_token stop,
                                                    const ProgressCallback& report);

} // namespace moji::app
