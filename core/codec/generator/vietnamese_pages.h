#pragma once
// Vietnamese single-byte sets have more letters than cells above 7F, so some letters replace
// control codes:
//   VISCII   RFC 1456: six capitals in 02, 05, 06, 14, 19 and 1E
//   TCVN     TCVN 5712:1993, VN1: twelve capitals in 01..06 and 11..17; B0..B4 are combining tone
//            marks, which remain separate code points here (glibc's iconv composes them with the
//            preceding letter, to canonically equivalent text)

#include "codec/cell_correction.h"

#include <span>
#include <string_view>

namespace moji {

/// The letters below 20 of `VISCII` or `TCVN`.
[[nodiscard]] std::span<const CellCorrection> vietnameseControls(std::string_view encoding);

} // namespace moji
