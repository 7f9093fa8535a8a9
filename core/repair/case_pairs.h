#pragma once
// Letters beside their own other case, as in alphabets, tables of letters and keyboard maps.

#include <string_view>

namespace moji::repair {

/// Whether all of it, spaces apart, is letters each beside its own other case: бБ, иИйЙ. No word is
/// like that, but a small letter and its capital are well-formed UTF-8 in ISO-8859-5.
[[nodiscard]] bool isOfCasePairs(std::u32string_view text);

} // namespace moji::repair
