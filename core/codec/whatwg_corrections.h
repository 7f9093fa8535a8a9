#pragma once
// The cells in which the indexes of the WHATWG Encoding Standard differ from ICU's converters, as
// found by asking ICU 72 for every pointer of every index. The user-defined (private-use) cells of
// EUC-KR and Big5 that only ICU has are not listed: they are told by their code points.

#include "codec/cell_correction.h"

#include <span>
#include <string_view>

namespace moji {

/// Of an encoding of the standard (`Big5`, `windows-1253`); none for those that agree.
[[nodiscard]] std::span<const CellCorrection> whatwgCorrections(std::string_view encoding);

} // namespace moji
