#pragma once
// Johab (KS X 1001 annex 3, Microsoft's code page 1361): Hangul by letters, five bits each, and the
// symbols and Hanja of KS X 1001 at other codes. ICU has no such converter.
//   84..D3, 41..7E | 81..FE   1 iiiii mmmmm fffff: initial, medial, final
//   D9..DE, 31..7E | 91..FE   rows 1..12 of KS X 1001, E0..F9 rows 42..93
// Error spans are those of the WHATWG Encoding Standard's EUC-KR decoder. Byte 5C is a backslash,
// as in Microsoft's code page (the standard has a won sign).

#include "codec/generator/whatwg_tables.h"

namespace moji {

[[nodiscard]] CodedSet johab();

} // namespace moji
