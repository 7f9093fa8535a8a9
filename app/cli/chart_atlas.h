#pragma once
// What `moji chart` says about many encodings: --matrix and --supersets.

#include "chart/atlas.h"
#include "cli/command.h"

namespace moji::cli {

/// How many characters any two share.
void writeMatrix(const Context& context, const chart::Atlas& atlas);
/// Which encodings contain which.
void writeSupersets(const Context& context, const chart::Atlas& atlas);

} // namespace moji::cli
