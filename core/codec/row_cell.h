#pragma once
// Where in its set's table of rows and cells a double-byte code stands. A place that the set does
// not have is absent. Each function takes the bytes of one span, errors included.

#include "codec/codec.h"

namespace moji {

using RowCellRule = RowCell (*)(ByteView code);

/// EUC and its supersets: two bytes A1..FE, byte - A0 each, as in KS X 1001, GB 2312, JIS X 0208.
/// Behind 8F (JIS X 0212) and 8E A1..B0 (the planes of CNS 11643) stand row and cell of that set or
/// plane. No place: the extensions of UHC and GBK with a byte below A1, half-width katakana (8E and
/// a byte).
[[nodiscard]] RowCell eucRowCell(ByteView code);

/// Shift_JIS: the kuten of JIS X 0208; two rows a lead byte. Rows 95..120 (F0..FC) are the ones of
/// the vendors' and users' extensions.
[[nodiscard]] RowCell shiftJisRowCell(ByteView code);

/// Big5: rows of 157, lead - A0, and the trail's rank among 40..7E, A1..FE. No place: leads below
/// A1, which Hong Kong's extension uses.
[[nodiscard]] RowCell big5RowCell(ByteView code);

/// Johab (KS X 1001 annex 3): rows 1..12 are at D9..DE, 42..93 at E0..F9, two rows a lead byte.
/// No place: Hangul, which is made of jamo.
[[nodiscard]] RowCell johabRowCell(ByteView code);

/// Two bytes 21..7E: byte - 20 each.
[[nodiscard]] RowCell sevenBitRowCell(ByteView code);

/// No rows and cells are usual.
[[nodiscard]] RowCell noRowCell(ByteView code);

} // namespace moji
