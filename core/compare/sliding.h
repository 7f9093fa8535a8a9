#pragma once
// An insertion can often be placed in several ways: for "ab" and "aab", an a before or after the
// other. The placement with fewer differences is preferred.

#include "compare/difference_collector.h"

#include <vector>

namespace moji::compare {

/// Removes short runs next to an insertion or deletion that can slide over them, so that the
/// differences around them become one. The first and the last run stay.
void joinBySliding(std::vector<EqualRun>& runs, ByteView left, ByteView right);

} // namespace moji::compare
