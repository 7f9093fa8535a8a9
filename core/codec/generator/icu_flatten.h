#pragma once
// Turns ICU's converters into tables: each byte sequence is asked for once; after that, decoding is
// look-ups. For converters without state (UCNV_SBCS, UCNV_DBCS, UCNV_MBCS, UCNV_LATIN_1,
// UCNV_US_ASCII).

#include "codec/generator/code_table.h"
#include "codec/generator/encode_map.h"

#include <optional>

namespace moji {

/// ICU's answer for every sequence of up to `maxLength` bytes, including errors and their lengths
/// (callback: stop). A cell that maps to U+001A or U+FFFD, but is not the encoding of those, is
/// unmapped: some of ICU's tables mark such cells so.
[[nodiscard]] CodeTable flattenIcu(const char* converter,
                                   std::size_t maxLength = CodeTable::kMaxCodeLength);

/// The characters of a double-byte set, all other sequences illegal: codes of one byte, of two
/// bytes (80..FF, 40..FE) and, with a lead of three (8F in EUC-JP), of three (A1..FE, A1..FE). One
/// call for each row: some twenty times as fast as flattenIcu().
[[nodiscard]] CodeTable icuCharacters(const char* converter,
                                      std::optional<Byte> leadOfThree = std::nullopt);

/// A code for every text of `table`: if there are several, the one that ICU's `converter` prefers,
/// else the first.
[[nodiscard]] EncodeMap icuCodes(const char* converter, const CodeTable& table);

} // namespace moji
