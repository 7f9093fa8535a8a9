#pragma once
// The sets of GB 18030 and GBK.

#include "codec/generator/recipes.h"

namespace moji {

/// `recipe`: Gb18030, Gbk or Gb18030Icu.
[[nodiscard]] MadeSet makeGb18030Set(SetRecipe recipe);

} // namespace moji
