#pragma once
// The row and cell of a double-byte code in its set's table. Absent if the set has no such
// position. Each function takes the bytes of one span, including errors.

#include "codec/codec.h"

namespace moji {

using RowCellRule = RowCell (*)(ByteView code);

/// EUC and its supersets: two bytes A1..FE, byte - A0 each, as in KS X 1001, GB 2312, JIS X 0208.
/// After 8F (JIS X 0212) and 8E A1..B0 (the planes of CNS 11643) the next two bytes give row and
/// cell in that set or plane. Absent for the extensions of UHC and GBK with a byte below A1, and
/// for half-width katakana (8E and a byte).
[[nodiscard]] RowCell eucRowCell(ByteView code);

/// Shift_JIS: the kuten of JIS X 0208; two rows per lead byte. Rows 95..120 (F0..FC) are vendor and
/// user extensions.
[[nodiscard]] RowCell shiftJisRowCell(ByteView code);

/// Big5: rows of 157 cells: lead - A0, and the trail's rank among 40..7E, A1..FE. Absent for leads
/// below A1, which the Hong Kong extension uses.
[[nodiscard]] RowCell big5RowCell(ByteView code);

/// Johab (KS X 1001 annex 3): rows 1..12 at D9..DE, 42..93 at E0..F9, two rows per lead byte.
/// Absent for Hangul, which is composed of jamo.
[[nodiscard]] RowCell johabRowCell(ByteView code);

/// Two bytes 21..7E: byte - 20 each.
[[nodiscard]] RowCell sevenBitRowCell(ByteView code);

/// For sets for which rows and cells are not customary.
[[nodiscard]] RowCell noRowCell(ByteView code);

} // namespace moji
