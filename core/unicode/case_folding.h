#pragma once
// Full case folding (Unicode Standard 3.13, CaseFolding.txt C and F, language-independent), for
// caseless comparison: "ss" for "ß", "σ" for "ς".

#include <string>

namespace moji::unicode {

/// Appends the case folding of `codePoint` to `out`, in UTF-16. Lone surrogates stay as they are.
void appendCaseFolded(char32_t codePoint, std::u16string& out);

} // namespace moji::unicode
