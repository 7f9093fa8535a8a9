#pragma once
// What turned the bytes of a file into those of a table.

#include "bytes/piece_table.h"
#include "document/bytes_change.h"

namespace moji::app {

/// The bytes that `table` takes from `source`, in their order there, were kept; all others were
/// inserted or removed.
[[nodiscard]] BytesChange changeTo(const PieceTable& table, const ByteSource& source);

} // namespace moji::app
