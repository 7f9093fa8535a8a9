#pragma once
// Cells in which ICU's tables for IBM PC code pages differ from what everyone else (Microsoft's
// code pages, IANA's registry, glibc, Python) means by their names. ICU's unchanged tables keep
// ICU's names, `ibm-437_P100-1995` for example.

#include "codec/cell_correction.h"

#include <span>
#include <string_view>

namespace moji {

/// The corrections for an encoding such as `IBM437`. They include restoring 1A, 1C and 7F in all of
/// them: ICU rotates these to U+001C, U+007F and U+001A.
[[nodiscard]] std::span<const CellCorrection> ibmPageCorrections(std::string_view encoding);
inline constexpr CellCorrection kIbmControls[] = {{0x1A, 0x1A}, {0x1C, 0x1C}, {0x7F, 0x7F}};

} // namespace moji
