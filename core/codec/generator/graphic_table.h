#pragma once
// The sets of ISO/IEC 2022, as ICU's converters have them.

#include "codec/generator/recipes.h"

namespace moji {

/// `source.recipe`: Graphic94, Graphic96 or Graphic94x94. Positions for which ICU returns U+001A,
/// U+FFFD or private use are empty: the standards have no such characters.
[[nodiscard]] MadeSet makeGraphicSet(const SetSource& source);

} // namespace moji
