#pragma once
// The bit patterns of invalid UTF-8 on which the validator of Keiser and Lemire is built: "1" and
// "0" are given bits, "x" is any bit, a space separates bytes.

#include "bytes/byte_source.h"
#include "utf8/lookup_tables.h"

#include <span>
#include <string_view>

namespace moji::reference {

/// A pattern of one byte and the upper half of the next, and the bit of the tables that it sets.
struct PairPattern {
    std::string_view bits; // "11100000 100x"; "1100000x" alone: whatever follows
    std::string_view kind; // "OVERLONG_3"
};
/// In the assignment of `tables` the same patterns: OVERLONG_2 needs a continuation in simdjson's.
[[nodiscard]] std::span<const PairPattern> pairPatterns(const utf8::LookupTables& tables);

/// Whether a byte or half a byte (from its high bits) fits a pattern of the same length; missing
/// pattern bits fit anything.
[[nodiscard]] bool fits(std::string_view pattern, unsigned value, unsigned bits);

/// The bit that `kind` has in `tables`.
[[nodiscard]] Byte bitOf(const utf8::LookupTables& tables, std::string_view kind);

/// The three tables as the patterns alone make them.
[[nodiscard]] utf8::LookupTables tablesFromPatterns(const utf8::LookupTables& tables);

} // namespace moji::reference
