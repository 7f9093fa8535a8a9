#pragma once
// Characters of repaired parts that lost bytes, put back where the words around them leave hardly a
// doubt which of several they were.

#include "repair/repaired_pieces.h"

#include <vector>

namespace moji::repair {

/// Replaces U+FFFD for which there are several candidates by the likeliest one where it is far
/// likelier than all others. `pieces` of `source` are in order.
void takeLikeliest(std::vector<RepairedPiece>& pieces, const SourceText& source);

} // namespace moji::repair
