#pragma once
// Builds the flat tables that the kernels look characters up in (codec/kernels/plain_tables.h).

#include "codec/kernels/plain_tables.h"

#include <memory>

namespace moji {

class CodeTable;

/// Null for a set that has characters of more than one byte.
[[nodiscard]] std::unique_ptr<const SingleByteTable> singleByteTable(const CodeTable& table);
/// Null for a set that is not of one and two bytes, the first of two being 80 or above.
[[nodiscard]] std::unique_ptr<const PairTable> pairTable(const CodeTable& table);

} // namespace moji
