#pragma once
// What replacing hits gives: another piece table, and what changed in it.

#include "bytes/piece_table.h"
#include "bytes/splice.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace moji::search {

struct Replaced {
    static constexpr std::uint64_t kMostParts = 200'000; // 5 MB

    PieceTable table;
    std::uint64_t count = 0;    // hits
    ByteRange removed = {};     // of the old table; all hits are in it
    std::uint64_t inserted = 0; // bytes of the new one in its place
    /// Each hit, from front to back, as a place of the old table; what is between them was kept. Of
    /// more than kMostParts hits, or in encodings with shifts, those near each other are one part.
    std::vector<Splice> parts = {};
    /// A hit for which no bytes read as the replacement at its place; then nothing is replaced.
    std::optional<ByteRange> refused = {};
};

[[nodiscard]] inline Replaced refusedAt(const PieceTable& table, ByteRange hit) {
    Replaced nothing{table};
    nothing.refused = hit;
    return nothing;
}

} // namespace moji::search
