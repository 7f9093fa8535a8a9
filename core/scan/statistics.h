#pragma once
// What a whole input is made of: bytes by value and by role in UTF-8, code points, lines, entropy.
// One pass, constant memory.

#include "bytes/byte_reader.h"
#include "scan/byte_histogram.h"
#include "scan/byte_role.h"
#include "scan/checker.h"
#include "scan/utf8_stretch.h"

#include <cstdint>
#include <functional>

namespace moji {

struct Statistics {
    CheckSummary check; // as UTF-8
    ByteHistogram histogram{};
    RoleCounts roles{};

    /// Bytes below 80.
    [[nodiscard]] std::uint64_t ascii() const;
    /// Shannon entropy of the byte values, in bits a byte; 0 for no bytes.
    [[nodiscard]] double entropy() const;
};

/// From what a scan of UTF-8 found, and the bytes by value.
[[nodiscard]] Statistics statisticsOf(const CheckSummary& check, const StretchTotals& totals,
                                      const ByteHistogram& histogram);

/// Of what comes from front to back; scanUtf8 (parallel_scan.h) is faster where there is a file.
[[nodiscard]] Result<Statistics>
collectStatistics(ByteReader& reader, std::uint64_t maxBytes,
                  const std::function<void(std::uint64_t done)>& onProgress);

} // namespace moji
