#pragma once
// An insertion may often be told in several ways: "aa" into "aXa" puts X where it is, "ab" into
// "aab" puts an a before or behind the other. Of those ways the one with fewer differences is
// meant.

#include "compare/difference_collector.h"

#include <vector>

namespace moji::compare {

/// Removes short runs on one side of which is an insertion or deletion that can be moved over them,
/// so that the differences around them become one. The first and the last run stay.
void joinBySliding(std::vector<EqualRun>& runs, ByteView left, ByteView right);

} // namespace moji::compare
