#pragma once
// The WHATWG Encoding Standard's legacy encodings as tables: ICU's characters, corrected, with the
// error spans of the standard's decoders.
//   unmapped   the second byte is in the decoder's range, but the index has no such pointer
//   illegal    a byte that begins nothing, or a second byte out of range
// An ASCII byte that spoils a pair is decoded again: it is no part of the error.
// The encoders choose, where several codes decode to a character, the one the standard's encoder
// writes. Characters that it never writes (JIS X 0212, Hong Kong's) have their code all the same;
// and nothing is written that would be decoded as another character (the standard's Shift_JIS
// encoder makes a backslash of a yen sign).

#include "codec/code_table.h"
#include "codec/encode_map.h"

namespace moji {

/// A table and what it is encoded by.
struct CodedSet {
    CodeTable table;
    EncodeMap codes;
};

/// A single-byte encoding: ASCII, and the upper half of ICU's `converter`, corrected for
/// `encoding`.
[[nodiscard]] CodedSet whatwgSingleByte(const char* converter, std::string_view encoding);
[[nodiscard]] CodedSet whatwgEucKr();
[[nodiscard]] CodedSet whatwgBig5();
[[nodiscard]] CodedSet whatwgShiftJis();
[[nodiscard]] CodedSet whatwgEucJp();
/// 80..FF are U+F780..F7FF.
[[nodiscard]] CodedSet whatwgUserDefined();

/// One and two bytes of index gb18030, without the 80 of the decoder.
[[nodiscard]] CodeTable whatwgGb18030Pairs();

} // namespace moji
