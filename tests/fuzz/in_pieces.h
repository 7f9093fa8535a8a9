#pragma once

#include "bytes/piece_table.h"

#include <algorithm>
#include <memory>

namespace moji::fuzz {

/// A text in pieces of `piece` bytes, not 0, as many edits leave it.
inline std::shared_ptr<const ByteSource> inPieces(ByteView bytes, std::size_t piece) {
    PieceTable table;
    for (std::size_t at = 0; at < bytes.size(); at += piece)
        table.insert(at, bytes.subspan(at, std::min(piece, bytes.size() - at)));
    return table.snapshot();
}

} // namespace moji::fuzz
