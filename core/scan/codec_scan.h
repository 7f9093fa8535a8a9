#pragma once
// Checks a whole text in an encoding other than UTF-8: what check() (checker.h) does for streams,
// with random access and by all processors (CodecBlocks).

#include "scan/parallel_scan.h"

namespace moji {

/// ScanOptions::onBlock, countBytes, cells and kernel have no meaning here. Errors: as scanUtf8.
[[nodiscard]] Result<CheckSummary> scanCodec(const ByteSource& source, const Codec& codec,
                                             const ScanOptions& options);

} // namespace moji
