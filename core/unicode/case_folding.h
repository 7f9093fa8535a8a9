#pragma once
// Full case folding (Unicode Standard 3.13, CaseFolding.txt C and F, without a language): what two
// texts have in common when case does not count. "ss" for "ß", "σ" for "ς".

#include <string>

namespace moji::unicode {

/// Puts what `codePoint` folds to behind `out`, in UTF-16. Lone surrogates stay as they are.
void appendCaseFolded(char32_t codePoint, std::u16string& out);

} // namespace moji::unicode
