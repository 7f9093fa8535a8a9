#pragma once
// How many bits a text takes under the models of what people write: the fewer, the likelier it is.
// What repair compares two texts by.

#include <string_view>

namespace moji::repair {

/// Of a text between two spaces or line ends. U+FFFD costs the same everywhere: it is no part of
/// the text, whatever the models think of it.
[[nodiscard]] double bitsOf(std::u32string_view text);

} // namespace moji::repair
