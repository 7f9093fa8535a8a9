#pragma once
// Builds the kernels' flat look-up tables (codec/kernels/plain_tables.h).

#include "codec/kernels/plain_tables.h"

#include <memory>

namespace moji {

class CodeTable;

/// Null for a set that has characters of more than one byte.
[[nodiscard]] std::unique_ptr<const SingleByteTable> singleByteTable(const CodeTable& table);
/// Null unless the set has only one- and two-byte characters, with two-byte leads of 80 or above.
[[nodiscard]] std::unique_ptr<const PairTable> pairTable(const CodeTable& table);

} // namespace moji
