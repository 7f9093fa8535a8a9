#pragma once
// The sets of ICU's converters of type UCNV_EBCDIC_STATEFUL.

#include "codec/generator/recipes.h"

#include <string>

namespace moji {

/// The set in use after SI, with the codes of both.
[[nodiscard]] MadeSet makeEbcdicSingles(const std::string& converter);
/// The set in use after SO, without codes.
[[nodiscard]] MadeSet makeEbcdicPairs(const std::string& converter);

} // namespace moji
