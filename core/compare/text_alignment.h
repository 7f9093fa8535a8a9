#pragma once
// How two texts correspond, each in an encoding of its own, character by character: the same text
// in two encodings is equal, and no character is cut. A byte-order mark is no part of the text.
//
//     left (windows-1252)  63 61 66 E9         no difference; a stretch {left [3, 4), right [3,
//     5)}, right (UTF-8)        63 61 66 C3 A9      whose second place is a gap on the left
//
// Malformed bytes are equal to none but themselves.

#include "codec/codec.h"
#include "compare/alignment.h"

namespace moji {

struct EncodedText {
    const ByteSource& source;
    const Codec& codec;
};

/// In the offsets of both sources. With Insertions, and as for align(). Short texts have a stretch
/// for each character whose bytes are more on one side; in long ones a stretch is several
/// characters.
[[nodiscard]] Result<AlignmentResult> alignTexts(const EncodedText& leftSide,
                                                 const EncodedText& rightSide,
                                                 std::size_t mostDifferences = 100'000,
                                                 const std::stop_token& stop = {},
                                                 const ProgressCallback& progress = {});

} // namespace moji
