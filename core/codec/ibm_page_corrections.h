#pragma once
// The cells in which ICU's tables for the pages of the IBM PC differ from what everybody else calls
// by their names (Microsoft's pages, IANA's registry, glibc, Python). ICU's own tables are kept
// under ICU's names, `ibm-437_P100-1995` for example.

#include "codec/cell_correction.h"

#include <string_view>

namespace moji {

/// Of an encoding like `IBM437`. All of them have ICU's 1A, 1C and 7F turned back: ICU has
/// U+001C, U+007F and U+001A there, in this order.
[[nodiscard]] std::span<const CellCorrection> ibmPageCorrections(std::string_view encoding);
inline constexpr CellCorrection kIbmControls[] = {{0x1A, 0x1A}, {0x1C, 0x1C}, {0x7F, 0x7F}};

} // namespace moji
