#pragma once
// The files that an edited document still reads from: its own, those it was opened from or saved to
// before (Undo brings their bytes back), and files that were inserted.

#include "bytes/file_source.h"
#include "bytes/piece_table.h"

#include <memory>
#include <vector>

namespace moji {

/// The files that bytes of `range` are read from, each once, in order of their first byte.
[[nodiscard]] std::vector<std::shared_ptr<const FileSource>> filesOf(const PieceTable& table,
                                                                     ByteRange range);

} // namespace moji
