#pragma once
// Whether the end of the available bytes is the end of the text.

namespace moji {

/// Whether the bytes (or code points) passed are all, or more will follow.
enum class Tail : bool { MoreFollows, AtEnd };

} // namespace moji
