#pragma once
// What the lists of encodings name as CodecEntry::make. `converter` is ICU's name of it.

#include "codec/codec.h"
#include "codec/row_cell.h"

#include <memory>

namespace moji {

/// Encodings of the WHATWG Encoding Standard (whatwg_tables.h).
[[nodiscard]] std::unique_ptr<Codec> makeWhatwgSingleByte(CodecInfo info, const char* converter);
[[nodiscard]] std::unique_ptr<Codec> makeEucKr(CodecInfo info, const char*);
[[nodiscard]] std::unique_ptr<Codec> makeBig5(CodecInfo info, const char*);
[[nodiscard]] std::unique_ptr<Codec> makeBig5Hkscs(CodecInfo info, const char*);
[[nodiscard]] std::unique_ptr<Codec> makeShiftJis(CodecInfo info, const char*);
[[nodiscard]] std::unique_ptr<Codec> makeEucJp(CodecInfo info, const char*);
[[nodiscard]] std::unique_ptr<Codec> makeUserDefined(CodecInfo info, const char*);

[[nodiscard]] std::unique_ptr<Codec> makeJohab(CodecInfo info, const char*);

[[nodiscard]] std::unique_ptr<Codec> makeTscii(CodecInfo info, const char*);

/// ASCII, and `upperHalf` (UTF-8) from 80, or from A0 where it has 96 characters; C1 controls are
/// between. U+FFFD is an empty cell.
[[nodiscard]] std::unique_ptr<Codec> makeUpperHalf(CodecInfo info, const char* upperHalf);
/// The same, with letters in place of some control characters (vietnamese_pages.h).
[[nodiscard]] std::unique_ptr<Codec> makeVietnamese(CodecInfo info, const char* upperHalf);

/// ICU's table as it is.
[[nodiscard]] std::unique_ptr<Codec> makeIcuSingleByte(CodecInfo info, const char* converter);
/// The same, corrected (ibm_page_corrections.h).
[[nodiscard]] std::unique_ptr<Codec> makeIbmPage(CodecInfo info, const char* converter);

[[nodiscard]] std::unique_ptr<Codec> makeIcuTable(CodecInfo info, const char* converter,
                                                  RowCellRule rowCell);
template <RowCellRule rowCell>
[[nodiscard]] std::unique_ptr<Codec> makeIcuDoubleByte(CodecInfo info, const char* converter) {
    return makeIcuTable(std::move(info), converter, rowCell);
}

} // namespace moji
