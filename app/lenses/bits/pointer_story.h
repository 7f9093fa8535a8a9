#pragma once
// How a code of four bytes of GB 18030 becomes a code point, as the WHATWG Encoding Standard says
// it (index gb18030 ranges code point): the bytes are a number, the pointer. Those of the BMP are
// looked up in ranges, those of the other planes are computed.

#include "lenses/bits/bit_story.h"

namespace moji::app {

/// False, and the story as it was, where the span is no such code.
[[nodiscard]] bool tellPointer(BitStory& story, const PlacedSpan& span, const Codec& codec);

} // namespace moji::app
