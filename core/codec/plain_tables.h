#pragma once
// Makes the kernels' tables (kernels/plain_tables.h) of sets.

#include "codec/kernels/plain_tables.h"
#include "codec/stored_set.h"

#include <memory>

namespace moji {

/// nullptr if codes of two bytes exist.
[[nodiscard]] std::unique_ptr<const SingleByteTable> singleByteTable(const StoredSet& set);
/// Bytes that decode without a PairTable in the time that making one takes (about 20 microseconds).
inline constexpr std::size_t kPriceOfPairs = 8192;
/// nullptr for a single-byte set, or if a lead byte is below 80.
[[nodiscard]] std::unique_ptr<const PairTable> pairTable(const StoredSet& set);

} // namespace moji
