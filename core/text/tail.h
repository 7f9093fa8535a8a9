#pragma once
// Whether the end of the bytes at hand is the end of the text.

namespace moji {

/// Whether the bytes (or code points) given are all there are, or more will follow.
enum class Tail : bool { MoreFollows, AtEnd };

} // namespace moji
