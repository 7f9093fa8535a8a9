#pragma once
// ICU's converters as tables: every byte sequence asked for once, then decoding is look-ups.
// For converters without state (UCNV_SBCS, UCNV_DBCS, UCNV_MBCS, UCNV_LATIN_1, UCNV_US_ASCII).

#include "codec/code_table.h"
#include "codec/encode_map.h"

namespace moji {

/// What ICU's `converter` makes of every sequence of up to `maxLength` bytes, its errors and their
/// lengths too (callback: stop). A cell that answers U+001A or U+FFFD, but is not what these are
/// encoded as, is unmapped: that is how some of ICU's tables say so.
[[nodiscard]] CodeTable flattenIcu(const char* converter,
                                   std::size_t maxLength = CodeTable::kMaxCodeLength);

/// A code for every text of `table`: of several the one that ICU's `converter` prefers, else the
/// first.
[[nodiscard]] EncodeMap icuCodes(const char* converter, const CodeTable& table);

} // namespace moji
