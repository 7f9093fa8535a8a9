#pragma once
// Text for a place within other text, in any encoding. In those with shifts or memory (ISO-2022,
// HZ, UTF-7, SCSU, BOCU-1) bytes mean what those before them say, and new ones can change what
// those after them mean.

#include "bytes/byte_source.h"
#include "codec/checkpoint_index.h"
#include "codec/codec.h"

#include <optional>
#include <string_view>

namespace moji {

/// Whether what is written for a character depends on those before it.
[[nodiscard]] bool hasShifts(const Codec& codec);

/// An escape or a shift: valid, and no character.
[[nodiscard]] inline bool isShift(const Span& span) {
    return !isError(span.status) && span.count == 0;
}

/// Bytes of a text that are to be replaced.
struct EncodePlace {
    const ByteSource& source;
    const Codec& codec;
    const CheckpointIndex* checkpoints; // may be nullptr
    ByteRange range;                    // empty: new bytes come before its beginning
};

struct EncodedInPlace {
    ByteRange range; // that of the place, or with shifts beside it
    Bytes bytes;     // for that range
    bool operator==(const EncodedInPlace&) const = default;
};

enum class ShiftsBeside {
    Stay,
    MayBeReplaced, // ISO-2022-JP has no place between an escape and its first character
};

/// The fewest bytes found that read as `text` at that place, and after which all others read as
/// they did. Nothing if a code point is unmappable, or if no such bytes are found: between two
/// characters of BOCU-1, for example, where each is written as the distance from the one before.
/// Where the range cuts through a character, and in encodings without shifts, the bytes are those
/// of the text alone.
[[nodiscard]] std::optional<EncodedInPlace>
encodeInPlace(const EncodePlace& place, std::u32string_view text,
              ShiftsBeside shifts = ShiftsBeside::MayBeReplaced);

/// The same in an encoding with shifts, but nothing where the range cuts through a character or
/// cannot be read.
[[nodiscard]] std::optional<EncodedInPlace>
encodeBetweenCharacters(const EncodePlace& place, std::u32string_view text,
                        ShiftsBeside shifts = ShiftsBeside::MayBeReplaced);

} // namespace moji
