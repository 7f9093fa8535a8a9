#include "codec/checkpoint_index.h"

#include <algorithm>
#include <cassert>

namespace moji {

CheckpointIndex::CheckpointIndex(std::vector<Checkpoint> checkpoints)
    : m_checkpoints(std::move(checkpoints)) {
    assert(!m_checkpoints.empty() && m_checkpoints.front().offset == 0);
}

const Checkpoint& CheckpointIndex::before(std::uint64_t offset) const {
    const auto after = std::ranges::upper_bound(m_checkpoints, offset, {}, &Checkpoint::offset);
    return *std::prev(after);
}

} // namespace moji
