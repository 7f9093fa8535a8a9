#pragma once
// Factories for CodecEntry::make. `converter` is the name of an ICU converter.

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

/// ASCII, with `upperHalf` (UTF-8) from 80, or from A0 if it has 96 characters; C1 controls are
/// between. U+FFFD is an empty cell.
[[nodiscard]] std::unique_ptr<Codec> makeUpperHalf(CodecInfo info, const char* upperHalf);
/// The same, with letters instead of some control codes (vietnamese_pages.h).
[[nodiscard]] std::unique_ptr<Codec> makeVietnamese(CodecInfo info, const char* upperHalf);

/// ICU's table, unchanged.
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
