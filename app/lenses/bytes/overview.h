#pragma once
// The whole document at a glance: its bytes in a bounded number of equal buckets, and of each
// bucket the strongest thing in it. Computed in the background in one pass, in constant memory.

#include "bytes/byte_source.h"
#include "codec/codec.h"
#include "style/cell_role.h"
#include "support/progress.h"

#include <stop_token>
#include <vector>

namespace moji::app {

struct Overview {
    static constexpr std::uint64_t kMaxBuckets = 2048;

    std::uint64_t size = 0;        // bytes
    std::vector<CellRole> buckets; // Ascii where nothing stronger is; empty: no bytes

    /// The strongest role of the bytes in `range`; Ascii where nothing is known.
    [[nodiscard]] CellRole strongestIn(ByteRange range) const;
};

/// Invalid before unmapped, lead of 4 (and surrogates), of 3, of 2 (and legacy leads), then text.
[[nodiscard]] int strength(CellRole role);

[[nodiscard]] Overview overviewOf(const ByteSource& source, const Codec& codec,
                                  std::stop_token stop, const ProgressCallback& report);

} // namespace moji::app
