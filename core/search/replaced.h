#pragma once
// What replacing hits gives: another piece table, and what changed in it.

#include "bytes/piece_table.h"

#include <cstdint>
#include <optional>

namespace moji::search {

struct Replaced {
    PieceTable table;
    std::uint64_t count = 0;    // hits
    ByteRange removed = {};     // of the old table; all hits are in it
    std::uint64_t inserted = 0; // bytes of the new one in its place
    /// A hit for which no bytes read as the replacement at its place; then nothing is replaced.
    std::optional<ByteRange> refused = {};
};

[[nodiscard]] inline Replaced refusedAt(const PieceTable& table, ByteRange hit) {
    Replaced nothing{table};
    nothing.refused = hit;
    return nothing;
}

} // namespace moji::search
