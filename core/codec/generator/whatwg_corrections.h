#pragma once
// Cells in which the indexes of the WHATWG Encoding Standard differ from ICU's converters, measured
// with ICU 72 for every pointer of every index. The user-defined (private-use) cells of EUC-KR and
// Big5 that only ICU has are not listed: their code points identify them.

#include "codec/cell_correction.h"

#include <span>
#include <string_view>

namespace moji {

/// The corrections for an encoding of the standard (`Big5`, `windows-1253`); none if it agrees with
/// ICU.
[[nodiscard]] std::span<const CellCorrection> whatwgCorrections(std::string_view encoding);

} // namespace moji
