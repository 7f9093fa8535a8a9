#pragma once
// The WHATWG Encoding Standard's legacy encodings as tables: ICU's characters, corrected, with the
// error spans of the standard's decoders.
//   unmapped   the second byte is in the decoder's range, but the index has no such pointer
//   illegal    a byte that cannot start a character, or a second byte out of range
// An ASCII byte after an unfinished pair is not part of the error; it is decoded again. The
// encoders write exactly what the standard's encoders write: of several codes, the standard's
// choice; nothing from JIS X 0212, Hong Kong's supplement or the user-defined rows, which have
// separate encodings (euc-jp-2007, Big5-HKSCS, ibm-943_P15A-2003). Some characters are written as
// another one and do not come back: U+00A5 as 5C, U+203E as 7E and U+2212 as U+FF0D in Shift_JIS
// and EUC-JP, 18 private-use code points as their replacements in gb18030 and GBK.

#include "codec/cell_correction.h"
#include "codec/generator/code_table.h"
#include "codec/generator/encode_map.h"

#include <functional>
#include <span>

namespace moji {

/// A decoding table, and what makes its encoding map.
struct CodedSet {
    CodeTable table;
    std::function<EncodeMap(const CodeTable&)> codes = firstCodes;
};

/// A single-byte encoding: ASCII, and the upper half of ICU's `converter`, corrected for
/// `encoding`.
[[nodiscard]] CodedSet whatwgSingleByte(const char* converter, std::string_view encoding);
[[nodiscard]] CodedSet whatwgEucKr();
[[nodiscard]] CodedSet whatwgBig5();
/// Everything that Big5 decodes can also be written: Hong Kong's supplement too, including pairs of
/// code points.
[[nodiscard]] CodedSet big5Hkscs();
[[nodiscard]] CodedSet whatwgShiftJis();
[[nodiscard]] CodedSet whatwgEucJp();
/// 80..FF are U+F780..F7FF.
[[nodiscard]] CodedSet whatwgUserDefined();

/// The one- and two-byte codes of index gb18030, without the decoder's 80; `icu`: ICU's characters.
[[nodiscard]] CodeTable whatwgGb18030Pairs(const CodeTable& icu);
/// Code points that GB 18030-2000 had for cells of that index, and that encoders still write there.
[[nodiscard]] std::span<const CellCorrection> gb18030OneWayCodes();

} // namespace moji
