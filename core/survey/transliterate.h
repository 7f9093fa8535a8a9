#pragma once
// Characters in ASCII: Russian letters by GOST 7.79-2000, system B, with ' for its grave accent and
// cz for every tse; all others as ICU's "Any-Latin; Latin-ASCII" has them. Each character by
// itself, whatever its neighbours.

#include <string>

namespace moji {

/// Nothing but ASCII; empty where there is nothing like it.
[[nodiscard]] std::string transliterated(char32_t codePoint);

} // namespace moji
